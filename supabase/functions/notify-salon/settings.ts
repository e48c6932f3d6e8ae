/** The function's secrets, as the workflow "Database" sets them: see supabase/README.md. */
export interface Settings {
  /** What a caller must know. */
  secret: string;
  /** The database, as the role that may only take and mark letters. */
  databaseUrl: string;
  mail: {
    key: string;
    /** Resend's, unless a stand-in is named. */
    url: string;
    /** "Name <address>", of a domain that the mail service may send for. */
    from: string;
    to: string[];
  };
  /** The salon's name, as it greets a client. */
  salon: string;
}

/** Reads them anew for each call; an error names what is missing. */
export function readSettings(): Settings {
  return {
    secret: required("NOTIFY_SECRET"),
    databaseUrl: asNotifySalon(required("SUPABASE_DB_URL"), required("NOTIFY_DATABASE_PASSWORD")),
    mail: {
      key: required("MAIL_API_KEY"),
      url: Deno.env.get("MAIL_API_URL") || "https://api.resend.com",
      from: required("MAIL_FROM"),
      to: required("MAIL_TO")
        .split(",")
        .map((address) => address.trim()),
    },
    salon: required("SALON_NAME"),
  };
}

function required(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`The function's secret ${name} is not set.`);
  return value;
}

/** The platform names the owner's address to every function; its pooler writes the user as `postgres.<project>`. */
function asNotifySalon(ownerUrl: string, password: string): string {
  const url = new URL(ownerUrl);
  url.username = url.username.replace(/^[^.]+/, "notify_salon");
  url.password = encodeURIComponent(password);
  return url.href;
}
