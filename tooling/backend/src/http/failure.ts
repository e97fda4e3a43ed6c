import type { FailureKind } from "../process/failure-kind.ts";
import type { LogFields } from "../process/log.ts";
import { WorkerRefusal } from "../process/worker-refusal.ts";
import { ApiError } from "./api-error.ts";
import { httpCopy } from "./http.copy.ts";
import { createUnauthenticatedError, createUnavailableError } from "./problems.ts";

/** Error codes of an unavailable database: unreachable, out of connections, timed out or starting. A retry may succeed. */
const LOST =
  /^(08...|28...|3D000|53...|55000|55P03|57P0[1-5]|57014|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
const LOST_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|connection ended unexpectedly|client has encountered a connection error/i;

/** Codes for a value that no column can store. It is bad input, but logged, because the contract should have rejected it. */
const UNSTORABLE = new Set(["22003", "22021", "22P02", "22P05", "22008"]);

const FOREIGN_KEY = "23503";

/** Maps a thrown value to an error response. `kind` selects the log level. */
export function toErrorAnswer(thrown: unknown): { error: ApiError; kind: FailureKind } {
  if (thrown instanceof ApiError) return { error: thrown, kind: "expected" };
  if (thrown instanceof WorkerRefusal) return { error: createUnavailableError(), kind: "expected" };
  if (listCauses(thrown).some(isLost)) return { error: createUnavailableError(), kind: "lost" };
  const { code: sqlState, constraint } = findDatabaseError(thrown) ?? {};
  // The member left while this request ran.
  if (sqlState === FOREIGN_KEY && constraint?.endsWith("_user_id_fkey"))
    return { error: createUnauthenticatedError(), kind: "expected" };
  if (sqlState && UNSTORABLE.has(sqlState))
    return { error: new ApiError(422, "validation", httpCopy.validation), kind: "bug" };
  return { error: new ApiError(500, "server_error", httpCopy.serverError), kind: "bug" };
}

/** The SQLSTATE code of a failed statement, e.g. `23514` for a violated check; undefined for other errors. */
export function findDatabaseError(thrown: unknown): { code: string; constraint: string | undefined } | undefined {
  for (const cause of listCauses(thrown)) {
    if ("code" in cause && typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code)) {
      const constraint = "constraint" in cause ? String(cause.constraint) : undefined;
      return { code: cause.code, constraint };
    }
  }
  return undefined;
}

/**
 * Returns the log fields of an unexpected error. The message of a failed statement contains its values, which may be
 * personal data, so its fields are only the statement, the SQLSTATE code and the stack.
 */
export function toErrorLogFields(thrown: Error): LogFields {
  const statement = listCauses(thrown).find((cause) => "query" in cause);
  const sqlState = findDatabaseError(thrown);
  if (!statement && !sqlState) return { error: thrown.stack ?? thrown.message };
  return {
    ...sqlState,
    statement: statement && "query" in statement ? String(statement.query) : undefined,
    at: thrown.stack?.replace(thrown.message, ""),
  };
}

function isLost(error: Error): boolean {
  return ("code" in error && LOST.test(String(error.code))) || LOST_MESSAGE.test(error.message);
}

/** Lists an error and its causes, outermost first. Drizzle wraps the driver's errors. */
function listCauses(thrown: unknown): Error[] {
  const list: Error[] = [];
  for (let error = thrown; error instanceof Error && list.length < 5; error = error.cause) {
    list.push(error);
    if (error instanceof AggregateError) list.push(...error.errors.filter((each) => each instanceof Error));
  }
  return list;
}
