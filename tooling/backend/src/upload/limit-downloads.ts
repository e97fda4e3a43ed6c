import type { FileContent } from "../http/file-content.ts";

/** Files that a network receives at a time: room for the photos of a campus, which take less than a second each. */
export const DOWNLOADS_AT_A_TIME = 100;

/** Ends the connection. The server's adapter logs it: without a stack, in one line. */
const replaced = new Error("A newer download of the network took its place");
replaced.stack = String(replaced);

/** The downloads of each network, oldest first. */
const underWay = new Map<string, Set<() => void>>();

/**
 * Counts a download until its receiver has it. A further one of a network with as many ends its oldest, the slowest: receivers
 * that stop reading hold neither files nor connections without a limit.
 */
export function limitDownloads(network: string, { size, stream }: FileContent): FileContent {
  const downloads = underWay.get(network) ?? new Set();
  underWay.set(network, downloads);
  const reader = stream.getReader();
  const forget = () => {
    downloads.delete(end);
    if (downloads.size === 0 && underWay.get(network) === downloads) underWay.delete(network);
  };
  let end: () => void = forget;
  const limited: FileContent["stream"] = new ReadableStream(
    {
      start(controller) {
        end = () => {
          forget();
          controller.error(replaced);
          void reader.cancel();
        };
      },
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          controller.close();
        } catch (error) {
          controller.error(error);
        }
        forget();
      },
      cancel(reason) {
        forget();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  const [oldest] = downloads;
  if (downloads.size >= DOWNLOADS_AT_A_TIME) oldest?.();
  downloads.add(end);
  return { size, stream: limited };
}
