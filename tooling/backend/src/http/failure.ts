import type { LogFields } from "../process/log.ts";
import { ApiError } from "./api-error.ts";
import { httpCopy } from "./http.copy.ts";
import { unauthenticated, unavailable } from "./problems.ts";

/** What PostgreSQL and the network say when the database is gone, full, held up or starting: it may soon be there again. */
const LOST =
  /^(08...|28...|3D000|53...|55000|55P03|57P0[1-5]|57014|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
const LOST_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|connection ended unexpectedly|client has encountered a connection error/i;

/** A value that no column can hold: the contract should have refused it, so the log says so, but it is bad input. */
const UNUSABLE = new Set(["22003", "22021", "22P02", "22P05", "22008"]);

const FOREIGN_KEY = "23503";

/** Turns whatever was thrown into an answer. `lost` and `bug` tell the log how loud to be. */
export function toErrorAnswer(thrown: unknown): { error: ApiError; kind: "expected" | "lost" | "bug" } {
  if (thrown instanceof ApiError) return { error: thrown, kind: "expected" };
  if (causes(thrown).some(isLost)) return { error: unavailable(), kind: "lost" };
  const { code: refused, constraint } = databaseError(thrown) ?? {};
  // A token outlives its member who left by up to 15 minutes.
  if (refused === FOREIGN_KEY && constraint?.endsWith("_user_id_fkey"))
    return { error: unauthenticated(), kind: "expected" };
  if (refused && UNUSABLE.has(refused))
    return { error: new ApiError(422, "validation", httpCopy.validation), kind: "bug" };
  return { error: new ApiError(500, "server_error", httpCopy.serverError), kind: "bug" };
}

/** The database's own code of a failed statement, e.g. `23514` for a broken check; undefined for anything else. */
export function databaseError(thrown: unknown): { code: string; constraint: string | undefined } | undefined {
  for (const cause of causes(thrown)) {
    if ("code" in cause && typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code)) {
      const constraint = "constraint" in cause ? String(cause.constraint) : undefined;
      return { code: cause.code, constraint };
    }
  }
  return undefined;
}

/**
 * What a log may say of an error that nobody expected. The messages of a failed statement repeat its values, which are
 * what people filled in: of those only the statement, the database's code and the way through the code are told.
 */
export function errorLogFields(thrown: Error): LogFields {
  const statement = causes(thrown).find((cause) => "query" in cause);
  const refused = databaseError(thrown);
  if (!statement && !refused) return { error: thrown.stack ?? thrown.message };
  return {
    ...refused,
    statement: statement && "query" in statement ? String(statement.query) : undefined,
    at: thrown.stack?.replace(thrown.message, ""),
  };
}

function isLost(error: Error): boolean {
  return ("code" in error && LOST.test(String(error.code))) || LOST_MESSAGE.test(error.message);
}

/** An error and what it was caused by, outermost first; the query builder wraps the driver's errors. */
function causes(thrown: unknown): Error[] {
  const list: Error[] = [];
  for (let error = thrown; error instanceof Error && list.length < 5; error = error.cause) {
    list.push(error);
    if (error instanceof AggregateError) list.push(...error.errors.filter((each) => each instanceof Error));
  }
  return list;
}
