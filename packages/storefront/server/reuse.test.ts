import { describe, expect, test } from "vitest";
import { reusing } from "./reuse.ts";

const URL_A = "http://api/v1/products/a";

function world(lifetimeMs = 3000) {
  let time = 0;
  const asked: string[] = [];
  const answers: (() => Promise<Response>)[] = [];
  const fetch = reusing({
    fetch: async (input, init) => {
      asked.push(`${new Headers(init?.headers).get("x-channel") ?? ""} ${String(input)}`);
      return answers.shift()?.() ?? Response.json({ n: asked.length });
    },
    lifetimeMs,
    now: () => time,
    most: 2,
  });
  return { fetch, asked, answers, pass: (ms: number) => void (time += ms) };
}
const of = (channel: string) => ({ headers: { "X-Channel": channel } });
const read = async (answer: Promise<Response>) => (await answer).json() as Promise<unknown>;

describe("reusing", () => {
  test("an answer serves for its time, each channel for itself", async () => {
    const { fetch, asked, pass } = world();
    expect(await read(fetch(URL_A, of("wag")))).toEqual({ n: 1 });
    expect(await read(fetch(URL_A, of("wag")))).toEqual({ n: 1 });
    expect(await read(fetch(URL_A, of("fl1")))).toEqual({ n: 2 });
    pass(3000);
    expect(await read(fetch(URL_A, of("wag")))).toEqual({ n: 3 });
    expect(asked).toEqual([`wag ${URL_A}`, `fl1 ${URL_A}`, `wag ${URL_A}`]);
  });

  test("while one is being asked for, everyone waits for the same", async () => {
    const { fetch, asked, answers } = world();
    const gate = Promise.withResolvers<Response>();
    answers.push(() => gate.promise);
    const both = [read(fetch(URL_A)), read(fetch(URL_A))];
    gate.resolve(Response.json({ n: "one" }));
    expect(await Promise.all(both)).toEqual([{ n: "one" }, { n: "one" }]);
    expect(asked).toHaveLength(1);
  });

  test("failures are never used again", async () => {
    const { fetch, asked, answers } = world();
    answers.push(
      () => Promise.reject(new TypeError("fetch failed")),
      async () => new Response("{}", { status: 503 }),
    );
    await expect(fetch(URL_A)).rejects.toThrow("fetch failed");
    expect((await fetch(URL_A)).status).toBe(503);
    expect((await fetch(URL_A)).status).toBe(200);
    expect(asked).toHaveLength(3);
  });

  test("what a person sends along, or changes, goes through", async () => {
    const { fetch, asked } = world();
    const sent: RequestInit[] = [
      { headers: { Authorization: "Bearer t" } },
      { headers: { Cookie: "a=1" } },
      { method: "POST" },
    ];
    for (const init of sent) {
      await fetch(URL_A, init);
      await fetch(URL_A, init);
    }
    expect(asked).toHaveLength(6);
  });

  test("the oldest goes when there are too many, and nothing is kept for no time", async () => {
    const { fetch, asked } = world();
    for (const name of ["a", "b", "c", "a"]) await fetch(`http://api/${name}`);
    expect(asked).toHaveLength(4);
    const never = world(0);
    await never.fetch(URL_A);
    await never.fetch(URL_A);
    expect(never.asked).toHaveLength(2);
  });
});
