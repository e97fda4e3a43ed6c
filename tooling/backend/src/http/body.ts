import type { Context as Http } from "hono";
import { ApiError } from "./api-error.ts";
import { httpMessages, issueMessages } from "./http.messages.ts";
import { invalid } from "./problems.ts";

/** The largest body that is read; the longest honest one is a cart divided over its destinations. */
const MAX_BYTES = 256 * 1024;

/** Reads a JSON body; each of the contract's is an object. @throws ApiError 400, 413, 415 or 422. */
export async function readJson(http: Http): Promise<object> {
  const type = http.req.header("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new ApiError(415, "unsupported_media_type", httpMessages.unsupportedMediaType);
  }
  const value = parse(await readText(http.req.raw.body));
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalid({ body: [issueMessages.object] });
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ApiError(400, "bad_json", httpMessages.badJson);
  }
}

/**
 * Counts while it reads: a Content-Length may be missing or untrue. What is too large is read to its end all the same,
 * without being kept: left unread it would break the connection, which the storefront's server shares among visitors.
 */
async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BYTES) throw new ApiError(413, "too_large", httpMessages.tooLarge);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new ApiError(400, "bad_json", httpMessages.badJson);
  }
}
