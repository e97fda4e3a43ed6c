import { millisecondsInMinute, millisecondsInSecond } from "date-fns/constants";

/** The API sends a line at least every 5 seconds. */
const SILENCE_MS = 15 * millisecondsInSecond;
const RETRY_MS = millisecondsInSecond;
/** For a backend without `/changes`, which may get it with a release. */
const RETRY_ABSENT_MS = millisecondsInMinute;

interface Watched {
  apiOrigin: string;
  fetch?: (url: string, init: { signal: AbortSignal }) => Promise<Response>;
  /** @param change the key of a channel, and after a slash that of a product, as in URLs, if only pages that name it change */
  onChange: (change: string) => void;
  /** Called when changes begin to arrive and when they may be lost. */
  onConnected: (isConnected: boolean) => void;
}

/** Reads what changes in all shops from the API's `/changes`, and connects again when the connection breaks. Returns a function that stops. */
export function watchChanges({ apiOrigin, fetch = globalThis.fetch, onChange, onConnected }: Watched): () => void {
  const stopping = new AbortController();
  let retry: NodeJS.Timeout | undefined;

  /** Reads until the connection breaks; returns how long to wait before the next one. */
  async function read(): Promise<number> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), SILENCE_MS);
    try {
      const response = await fetch(`${apiOrigin}/changes`, {
        signal: AbortSignal.any([stopping.signal, silence.signal]),
      });
      if (response.status === 404) return RETRY_ABSENT_MS;
      if (!response.ok || !response.body) return RETRY_MS;
      let rest: string | undefined;
      for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
        timer.refresh();
        if (rest === undefined) onConnected(true);
        const lines: string[] = `${rest ?? ""}${text}`.split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) if (line !== "") onChange(line);
      }
    } catch {
      // The API is down, or sent nothing for too long.
    } finally {
      clearTimeout(timer);
      onConnected(false);
    }
    return RETRY_MS;
  }

  async function watch(): Promise<void> {
    const pause = await read();
    if (!stopping.signal.aborted) retry = setTimeout(() => void watch(), pause);
  }
  void watch();
  return () => {
    stopping.abort();
    clearTimeout(retry);
  };
}
