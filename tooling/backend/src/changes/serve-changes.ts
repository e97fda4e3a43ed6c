import type { Context as Http } from "hono";
import { createUnavailableError } from "../http/problems.ts";
import type { ShopChanges } from "./shop-changes.ts";

/** The interval of the empty lines by which a reader knows that the connection still works. */
const BEAT_MS = 5_000;
/** Lines that wait for a slow reader; it is better to let it begin again than to keep more. */
const WAITING_LINES = 10_000;

/**
 * Streams changes of all shops, a line each, for as long as the reader stays. It is for the storefront: no visitor may see
 * which products sell. @throws ApiError 503 while changes do not arrive
 */
export const serveChanges = (changes: ShopChanges) => (http: Http) => {
  const encoder = new TextEncoder();
  let end = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const send = (line: string) => {
          if ((controller.desiredSize ?? 0) <= 0) return close();
          controller.enqueue(encoder.encode(`${line}\n`));
        };
        const beat = setInterval(() => send(""), BEAT_MS);
        const unsubscribe = changes.subscribe({ onChange: send, onEnd: () => close() });
        end = () => {
          clearInterval(beat);
          unsubscribe?.();
        };
        const close = () => {
          end();
          controller.close();
        };
        if (!unsubscribe) {
          end();
          throw createUnavailableError();
        }
        send("");
      },
      cancel: () => end(),
    },
    { highWaterMark: WAITING_LINES },
  );
  return http.body(body, 200, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
};
