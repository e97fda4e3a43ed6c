import type { Context as Http } from "hono";
import { ApiError } from "./api-error.ts";
import { httpMessages } from "./http.messages.ts";

/** The largest body that is read; the longest honest one is a cart divided over its destinations. */
const MAX_BYTES = 256 * 1024;

/** Reads a JSON body. @throws ApiError 400, 413 or 415. */
export async function readJson(http: Http): Promise<unknown> {
  const type = http.req.header("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new ApiError(415, "unsupported_media_type", httpMessages.unsupportedMediaType);
  }
  const text = await readText(http.req.raw.body);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ApiError(400, "bad_json", httpMessages.badJson);
  }
}

/** Counts while it reads: a Content-Length may be missing or untrue. */
async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new ApiError(413, "too_large", httpMessages.tooLarge);
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new ApiError(400, "bad_json", httpMessages.badJson);
  }
}

/** Whether a NUL stands anywhere in a value: PostgreSQL's text cannot hold one. */
export function hasNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, part]) => hasNul(key) || hasNul(part));
}
