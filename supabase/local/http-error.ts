import type { DatabaseError } from "pg";

/** The body of an error of PostgREST. */
export interface ErrorBody {
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

/** Converts an error of PostgreSQL, or of the connection to it, as PostgREST does. */
export function httpErrorOf(error: unknown, role: string): HttpError {
  const { code = "", message, detail, hint } = error as DatabaseError;
  const connectionLost = !/^[0-9A-Z]{5}$/.test(code) || /^(08|57P|53)/.test(code);
  if (connectionLost) return unreachable(message);
  const details = detail ?? null;
  return new HttpError(statusOf(code, role), { code, message, details, hint: hint ?? null });
}

/** The error of PostgREST if the database cannot be reached. */
export function unreachable(details: string): HttpError {
  return new HttpError(503, {
    code: "PGRST001",
    message: "Database client error. Retrying the connection.",
    details,
  });
}

/** PostgREST's table of SQLSTATE to HTTP status, for the errors that an insert can cause. */
function statusOf(code: string, role: string): number {
  const custom = code.match(/^PT(\d{3})$/)?.[1];
  if (custom) return Number(custom);
  if (code === "42501") return role === "anon" ? 401 : 403;
  if (code === "23503" || code === "23505") return 409;
  if (code === "25006") return 405;
  if (code === "42883" || code === "42P01") return 404;
  if (/^(40|2D|38|39|3B|F0|HV|P0|XX)/.test(code) && code !== "P0001") return 500;
  if (/^(54|55)/.test(code)) return 500;
  return 400;
}
