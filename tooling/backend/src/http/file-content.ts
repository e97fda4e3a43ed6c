import type { Context as Http } from "hono";
import { type FileHandle, open, stat } from "node:fs/promises";

const PIECE_BYTES = 64 * 1024;

/** A file that is read in pieces as they are sent, so that slow receivers do not fill the memory. */
export interface FileContent {
  /** Null if it is unknown. */
  size: number | null;
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** The bytes from `start` to `end`, both included. */
export interface FilePart {
  start: number;
  end: number;
}

/**
 * A file of this machine, or a part of it; undefined when it does not exist. It is opened at the first read: a HEAD request
 * reads nothing.
 */
export async function openFile(path: string, part?: FilePart): Promise<FileContent | undefined> {
  try {
    const { size } = await stat(path);
    const { start, end } = part ?? { start: 0, end: size - 1 };
    return { size: end - start + 1, stream: readPieces(path, start, part ? end - start + 1 : Infinity) };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Content that is in memory. */
export const contentOf = (bytes: Uint8Array<ArrayBuffer>): FileContent => ({
  size: bytes.byteLength,
  stream: new Blob([bytes]).stream(),
});

/** @param length the most bytes to read */
function readPieces(path: string, start: number, length: number): FileContent["stream"] {
  let opening: Promise<FileHandle> | undefined;
  let position = start;
  return new ReadableStream(
    {
      async pull(controller) {
        const handle = await (opening ??= open(path));
        const piece = new Uint8Array(Math.min(PIECE_BYTES, start + length - position));
        const { bytesRead, buffer } = await handle
          .read(piece, 0, piece.length, position)
          .catch(async (error: unknown) => {
            await handle.close();
            throw error;
          });
        position += bytesRead;
        if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
        controller.close();
        await handle.close();
      },
      cancel: async () => (await opening)?.close(),
    },
    { highWaterMark: 0 },
  );
}

/** Answers with a file. */
export function sendContent(http: Http, { size, stream }: FileContent): Response {
  if (size !== null) http.header("content-length", String(size));
  if (http.req.method !== "HEAD") return http.body(stream);
  void stream.cancel();
  return http.body(null);
}
