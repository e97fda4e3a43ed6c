import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createCachedFetch } from "./cached-fetch.ts";

const URL_A = "http://api/v1/products/a";

function testFetch(lifetimeMs = 3000) {
  const requests: string[] = [];
  const answers: (() => Promise<Response>)[] = [];
  const { fetch, forget } = createCachedFetch({
    fetch: async (input, init) => {
      requests.push(`${new Headers(init?.headers).get("x-channel") ?? ""} ${String(input)}`);
      return answers.shift()?.() ?? Response.json({ n: requests.length });
    },
    lifetimeMs,
    max: 2,
  });
  return { fetch, forget, requests, answers };
}
const of = (channel: string) => ({ headers: { "X-Channel": channel } });
const read = async (answer: Promise<Response>) => (await answer).json() as Promise<unknown>;

describe("createCachedFetch", () => {
  test("an answer is reused for its lifetime, per channel", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { fetch, requests } = testFetch();
    expect(await read(fetch(URL_A, of("wag")))).toEqual({ n: 1 });
    expect(await read(fetch(URL_A, of("wag")))).toEqual({ n: 1 });
    expect(await read(fetch(URL_A, of("fl1")))).toEqual({ n: 2 });
    vi.advanceTimersByTime(3001);
    expect(await read(fetch(URL_A, of("wag")))).toEqual({ n: 3 });
    expect(requests).toEqual([`wag ${URL_A}`, `fl1 ${URL_A}`, `wag ${URL_A}`]);
  });

  test("a channel's answers are requested again once it has changed", async () => {
    const { fetch, forget } = testFetch();
    await fetch(URL_A, of("wag"));
    await fetch(URL_A, of("fl1"));
    forget("wag");
    expect(await read(fetch(URL_A, of("fl1")))).toEqual({ n: 2 });
    expect(await read(fetch(URL_A, of("wag")))).toEqual({ n: 3 });
  });

  test("concurrent requests share the pending answer", async () => {
    const { fetch, requests, answers } = testFetch();
    const gate = Promise.withResolvers<Response>();
    answers.push(() => gate.promise);
    const both = [read(fetch(URL_A)), read(fetch(URL_A))];
    gate.resolve(Response.json({ n: "one" }));
    expect(await Promise.all(both)).toEqual([{ n: "one" }, { n: "one" }]);
    expect(requests).toHaveLength(1);
  });

  test("failures are never reused", async () => {
    const { fetch, requests, answers } = testFetch();
    answers.push(
      () => Promise.reject(new TypeError("fetch failed")),
      async () => new Response("{}", { status: 503 }),
    );
    await expect(fetch(URL_A)).rejects.toThrow("fetch failed");
    expect((await fetch(URL_A)).status).toBe(503);
    expect((await fetch(URL_A)).status).toBe(200);
    expect(requests).toHaveLength(3);
  });

  test("requests with credentials and requests that change something are passed through", async () => {
    const { fetch, requests } = testFetch();
    const sent: RequestInit[] = [
      { headers: { Authorization: "Bearer t" } },
      { headers: { Cookie: "a=1" } },
      { method: "POST" },
    ];
    for (const init of sent) {
      await fetch(URL_A, init);
      await fetch(URL_A, init);
    }
    expect(requests).toHaveLength(6);
  });

  test("keeps at most `max` answers, and none with a lifetime of 0", async () => {
    const { fetch, requests } = testFetch();
    for (const name of ["a", "b", "c", "a"]) await fetch(`http://api/${name}`);
    expect(requests).toHaveLength(4);
    const never = testFetch(0);
    await never.fetch(URL_A);
    await never.fetch(URL_A);
    expect(never.requests).toHaveLength(2);
  });
});
