import type { Context as Http } from "hono";
import { type FileHandle, open, stat } from "node:fs/promises";

const PIECE_BYTES = 64 * 1024;

/** A file that is read in pieces as they are sent, so that slow receivers do not fill the memory. */
export interface FileContent {
  /** Null if it is unknown. */
  size: number | null;
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** A file of this machine; undefined when it does not exist. It is opened at the first read: a HEAD request reads nothing. */
export async function openFile(path: string): Promise<FileContent | undefined> {
  try {
    return { size: (await stat(path)).size, stream: readPieces(path) };
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

function readPieces(path: string): FileContent["stream"] {
  let opening: Promise<FileHandle> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        const handle = await (opening ??= open(path));
        const { bytesRead, buffer } = await handle.read(new Uint8Array(PIECE_BYTES)).catch(async (error: unknown) => {
          await handle.close();
          throw error;
        });
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
  // The answer to HEAD has no body.
  if (http.req.method === "HEAD") void stream.cancel();
  return http.body(stream);
}
