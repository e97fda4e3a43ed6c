import type { Context as Http } from "hono";
import { type FileContent, type FilePart, sendContent } from "./file-content.ts";
import { createNotFoundError } from "./problems.ts";

/** One part, of which the start or the end may be missing. Of several parts the whole file is sent, as RFC 9110 allows. */
const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Answers with a file or the part that `Range` requests: browsers play and wind videos by parts, Safari only so.
 *
 * @param open opens the file, or undefined if it does not exist
 * @throws ApiError 404
 */
export async function sendPart(
  http: Http,
  open: (part?: FilePart) => Promise<FileContent | undefined>,
): Promise<Response> {
  const whole = await open();
  if (!whole) throw createNotFoundError();
  http.header("accept-ranges", "bytes");
  const size = whole.size ?? 0;
  const part = readRange(http.req.header("range"), size);
  if (part === undefined || http.req.method === "HEAD") return sendContent(http, whole);
  void whole.stream.cancel();
  if (part === null) {
    http.header("content-range", `bytes */${size}`);
    return http.body(null, 416);
  }
  const content = await open(part);
  if (!content) throw createNotFoundError();
  http.header("content-range", `bytes ${part.start}-${part.end}/${size}`);
  http.status(206);
  return sendContent(http, content);
}

/** The part that is requested, within the file; undefined for the whole file, null where the file has no such part. */
function readRange(header: string | undefined, size: number): FilePart | null | undefined {
  const [, from = "", to = ""] = RANGE.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  const start = from === "" ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : null;
}
