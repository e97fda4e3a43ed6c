import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { watchChanges } from "./watch-changes.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A watched API, whose connections the test answers one by one. */
function watch() {
  const received: (string | boolean)[] = [];
  const connections: { signal: AbortSignal; answer: PromiseWithResolvers<Response> }[] = [];
  const stop = watchChanges({
    apiOrigin: "http://api.test",
    fetch: (url, { signal }) => {
      expect(url).toBe("http://api.test/changes");
      const answer = Promise.withResolvers<Response>();
      connections.push({ signal, answer });
      return answer.promise;
    },
    onChange: (change) => received.push(change),
    onConnected: (isConnected) => received.push(isConnected),
  });
  onTestFinished(stop);
  /** Answers the newest connection with a stream. */
  function accept() {
    const { readable, writable } = new TransformStream<string, string>();
    const writer = writable.getWriter();
    const { signal, answer } = connections.at(-1)!;
    signal.addEventListener("abort", () => void writer.abort(signal.reason).catch(() => undefined));
    answer.resolve(new Response(readable.pipeThrough(new TextEncoderStream())));
    return { send: (text: string) => writer.write(text), end: () => writer.close() };
  }
  return { received, connections, accept };
}

test("changes arrive line by line, and again after the connection broke", async () => {
  const { received, connections, accept } = watch();
  const { send, end } = accept();
  await send("\nsimple\nsimple/cha");
  await send("wan\n");
  await vi.waitFor(() => expect(received).toEqual([true, "simple", "simple/chawan"]));
  await end();
  await vi.waitFor(() => expect(received.at(-1)).toBe(false));
  await vi.advanceTimersByTimeAsync(1000);
  expect(connections).toHaveLength(2);
  await accept().send("\nfl1\n");
  await vi.waitFor(() => expect(received.slice(-2)).toEqual([true, "fl1"]));
});

test("a connection without a line for 15 seconds counts as broken", async () => {
  const { received, accept } = watch();
  const { send } = accept();
  await send("\n");
  await vi.waitFor(() => expect(received).toEqual([true]));
  await vi.advanceTimersByTimeAsync(14_000);
  await send("\nsimple\n");
  await vi.waitFor(() => expect(received).toEqual([true, "simple"]));
  await vi.advanceTimersByTimeAsync(14_000);
  expect(received).toEqual([true, "simple"]);
  await vi.advanceTimersByTimeAsync(1001);
  await vi.waitFor(() => expect(received).toEqual([true, "simple", false]));
});

test("a backend without changes is asked once a minute", async () => {
  const { connections } = watch();
  connections[0]?.answer.resolve(new Response("", { status: 404 }));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(connections).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(connections).toHaveLength(2);
});
