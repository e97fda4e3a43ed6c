import type { Context as Http } from "hono";
import { ApiError } from "./api-error.ts";
import { readClientNetwork, customerNetworkOf } from "./client-network.ts";
import { httpCopy, issueCopy } from "./http.copy.ts";
import { createValidationError } from "./problems.ts";
import { receiveBodies } from "./received-bodies.ts";

/** The largest accepted JSON body. The largest legitimate one divides a full cart over its destinations. */
const MAX_BYTES = 256 * 1024;

/** The most items of all arrays of a JSON body together: each invalid item costs time and memory for its message. */
const MAX_ITEMS = 10_000;

/** Pieces that any body may have; more must have `MIN_PIECE_BYTES` on average, since each takes processor time. */
const FREE_PIECES = 1000;
const MIN_PIECE_BYTES = 64;

/** All bodies that this process receives at a time: some thirty files of the largest size. */
const openBody = receiveBodies(256 * 1024 * 1024);

/** Reads a JSON body, which must be an object. @throws ApiError 400, 413, 415 or 422 */
export async function readJson(http: Http): Promise<object> {
  const type = http.req.header("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) throw createUnsupportedMediaTypeError("application/json");
  const value = parse(await readBytes(http, MAX_BYTES));
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw createValidationError({ body: [issueCopy.object] });
  if (hasManyItems(value)) throw new ApiError(413, "too_large", httpCopy.tooLarge);
  return value;
}

/** Not recursive: a hostile body may be nested deeper than the stack. */
function hasManyItems(root: object): boolean {
  let count = 0;
  const open: object[] = [root];
  for (let value = open.pop(); value; value = open.pop()) {
    const items: unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (Array.isArray(value)) count += value.length;
    if (count > MAX_ITEMS) return true;
    for (const item of items) if (typeof item === "object" && item !== null) open.push(item);
  }
  return false;
}

export const createUnsupportedMediaTypeError = (expected: string) =>
  new ApiError(415, "unsupported_media_type", httpCopy.unsupportedMediaType(expected));

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw createBadJsonError();
  }
}

const createBadJsonError = () => new ApiError(400, "bad_json", httpCopy.badJson);

/**
 * Reads a body up to `maxBytes`. Counts the bytes itself, because Content-Length may be missing or wrong. Drains a larger
 * body without storing it: an unread body would break the connection, which the storefront's server shares among visitors.
 *
 * @param createBrokenError replaces the error of an aborted connection, which would look like one of the database
 * @throws ApiError 413, also for thousands of tiny pieces, 503 while too large bodies are being received
 */
export async function readBytes(
  http: Http,
  maxBytes: number,
  createBrokenError: () => ApiError = createBadJsonError,
): Promise<Buffer<ArrayBuffer>> {
  const network = readClientNetwork(http);
  const announced = Math.min(Number(http.req.header("content-length")) || 0, maxBytes);
  const body = openBody(customerNetworkOf(network), announced);
  let size = 0;
  let pieces = 0;
  try {
    for await (const chunk of http.req.raw.body ?? []) {
      size += chunk.byteLength;
      pieces += 1;
      if (pieces > FREE_PIECES && size < pieces * MIN_PIECE_BYTES) {
        // The rest would take as much time.
        http.header("connection", "close");
        throw new ApiError(413, "too_large", httpCopy.tooLarge);
      }
      if (size <= maxBytes) body.add(chunk);
      else body.discard();
    }
    if (size > maxBytes) throw new ApiError(413, "too_large", httpCopy.tooLarge);
    return body.read();
  } catch (error) {
    throw error instanceof ApiError ? error : createBrokenError();
  } finally {
    body.discard();
  }
}
