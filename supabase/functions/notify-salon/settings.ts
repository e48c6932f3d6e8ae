/** The function's secrets, which the workflow "Publish" sets: see supabase/README.md. */
export interface Settings {
  /** What a caller must send in `X-Notify-Secret`. */
  secret: string;
  /** The database, with the role that can only use the queue. */
  databaseUrl: string;
  mail: {
    key: string;
    /** Resend's, or that of a fake. */
    url: string;
    /** "Name <address>", of a domain that is verified at the mail service. */
    from: string;
    to: string[];
  };
  /** The salon's name, for the greeting. */
  salon: string;
}

/** Reads the settings from the environment. Throws an error that names a missing one. */
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

/** Replaces the owner in the platform's address. The pooler's user names end with the project: `postgres.<project>`. */
function asNotifySalon(ownerUrl: string, password: string): string {
  const url = new URL(ownerUrl);
  url.username = url.username.replace(/^[^.]+/, "notify_salon");
  url.password = encodeURIComponent(password);
  return url.href;
}
