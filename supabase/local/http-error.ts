import { DatabaseError } from "pg";

/** The body of an error of PostgREST. */
interface ErrorBody {
  code: string | null;
  message: string;
  details: string | null;
  hint: string | null;
}

/** An error with the status and body of its response. */
export class HttpError extends Error {
  readonly body: ErrorBody;

  constructor(
    readonly status: number,
    body: Partial<ErrorBody> & { message: string },
  ) {
    super(body.message);
    this.body = { code: null, details: null, hint: null, ...body };
  }
}

/** Converts an error of PostgreSQL, or of the connection to it, as PostgREST does for the role `anon`. */
export function httpErrorOf(error: unknown): HttpError {
  const { code = "", message, detail, hint } = error as DatabaseError;
  const connectionLost = !(error instanceof DatabaseError) || /^(08|57P|53)/.test(code);
  if (connectionLost) {
    return new HttpError(503, {
      code: "PGRST001",
      message: "Database client error. Retrying the connection.",
      details: message,
    });
  }
  // PostgREST finds an unknown column in its schema cache, before the database does.
  if (code === "42703") return new HttpError(400, { code: "PGRST204", message });
  const details = detail ?? null;
  return new HttpError(statusOf(code), { code, message, details, hint: hint ?? null });
}

/** PostgREST's table of SQLSTATE to HTTP status, for the errors that an insert can cause. */
function statusOf(code: string): number {
  const custom = code.match(/^PT(\d{3})$/)?.[1];
  if (custom) return Number(custom);
  if (code === "42501") return 401;
  if (code === "23505") return 409;
  if (/^(22|23|42)/.test(code)) return 400;
  return 500;
}
