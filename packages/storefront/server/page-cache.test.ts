import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { zstdDecompressSync } from "node:zlib";
import { createPageCache, respondWithPage, type CachedPage } from "./page-cache.ts";

const KEPT = "public, max-age=0, s-maxage=3";

/** Time after which nothing that was read earlier is still on its way. */
const SETTLED_MS = 15_000;

const respond = (body: string, control = KEPT, status = 200) =>
  new Response(body, { status, headers: { "Cache-Control": control, "Content-Type": "text/html; charset=utf-8" } });
const read = async (page: Promise<CachedPage>, headers: HeadersInit = {}) =>
  respondWithPage(await page, new Request("https://shop.test/", { headers }));

/** The pages of a server, which renders those that it does not keep. */
function openPages(options?: Parameters<typeof createPageCache>[0]) {
  const { find, render, ...rest } = createPageCache(options);
  return {
    ...rest,
    open: async (key: string, make: () => Promise<Response>) => find(key) ?? render(key, "simple", make),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a page serves its key for the time of its Cache-Control", async () => {
  const pages = openPages();
  const render = vi.fn(async () => respond("a"));
  await pages.open("simple /", render);
  await vi.advanceTimersByTimeAsync(2999);
  expect(await (await read(pages.open("simple /", render))).text()).toBe("a");
  expect(render).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2);
  await pages.open("simple /", render);
  expect(render).toHaveBeenCalledTimes(2);
});

test.each([
  ["not public", "no-cache", 200],
  ["private", "private, max-age=60", 200],
  ["not found", KEPT, 404],
  ["an error", KEPT, 503],
])("a page that is %s is rendered anew", async (_, control, status) => {
  const pages = openPages();
  const render = vi.fn(async () => respond("a", control, status));
  await pages.open("simple /", render);
  await pages.open("simple /", render);
  expect(render).toHaveBeenCalledTimes(2);
});

test("concurrent requests share a rendering, and its failure; the next request tries again", async () => {
  const pages = openPages();
  const gate = Promise.withResolvers<Response>();
  const render = vi.fn(() => gate.promise);
  const both = [pages.open("simple /", render), pages.open("simple /", render)];
  gate.reject(new Error("broken"));
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(render).toHaveBeenCalledTimes(1);
  expect(await (await read(pages.open("simple /", async () => respond("a")))).text()).toBe("a");
});

test("invented URLs and large pages leave other pages their room", async () => {
  const pages = openPages({ maxBytes: 60 });
  const rendered: string[] = [];
  const open = (key: string, status: number, body: string) =>
    pages.open(key, async () => {
      rendered.push(key);
      return respond(body, KEPT, status);
    });
  await open("/", 200, "home");
  for (let n = 0; n < 20; n += 1) await open(`/invented/${n}`, 404, "not found");
  await open("/large", 200, "x".repeat(100));
  await open("/", 200, "home");
  expect(rendered.filter((key) => key === "/")).toHaveLength(1);
  for (const key of ["/a", "/b", "/c", "/d"]) await open(key, 200, "0123456789");
  await open("/", 200, "home");
  expect(rendered.filter((key) => key === "/")).toHaveLength(2);
});

test("a page is compressed once for each encoding, and has its length", async () => {
  const page = openPages().open("simple /", async () => respond("・".repeat(500)));
  const zstd = { "Accept-Encoding": "zstd, br" };
  const [first, second] = [await read(page, zstd), await read(page, zstd)];
  const body = new Uint8Array(await first.arrayBuffer());
  expect([first.headers.get("Content-Encoding"), first.headers.get("Content-Length")]).toEqual([
    "zstd",
    String(body.length),
  ]);
  expect(zstdDecompressSync(body).toString()).toBe("・".repeat(500));
  expect(new Uint8Array(await second.arrayBuffer())).toEqual(body);
  expect((await page).encoded.size).toBe(1);
});

describe("while changes arrive", () => {
  const PAGES = {
    list: '<a href="/product/chawan">茶碗</a><a href="/product/%E6%80%A5%E9%A0%88?variant=2">急須</a>',
    other: '<a href="/product/chawan-large">大茶碗</a>',
  };

  /** A server that has been connected for a while, and the pages that it renders now. */
  async function openConnected(options?: Parameters<typeof createPageCache>[0]) {
    const pages = openPages(options);
    pages.setConnected(true);
    await vi.advanceTimersByTimeAsync(SETTLED_MS);
    const rendered = async () => {
      const names: string[] = [];
      for (const [name, body] of Object.entries(PAGES))
        await pages.open(name, async () => {
          names.push(name);
          return respond(body);
        });
      return names;
    };
    return { ...pages, rendered };
  }

  test("a page is kept for a minute, or until what it shows changes", async () => {
    const { change, rendered } = await openConnected();
    expect(await rendered()).toEqual(["list", "other"]);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await rendered()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1001);
    expect(await rendered()).toEqual(["list", "other"]);
    change("fl1");
    change("simple/sencha");
    expect(await rendered()).toEqual([]);
    change("simple/chawan");
    expect(await rendered()).toEqual(["list"]);
    change("simple/%E6%80%A5%E9%A0%88");
    expect(await rendered()).toEqual(["list"]);
    change("simple");
    expect(await rendered()).toEqual(["list", "other"]);
  });

  test("a page that may lack a change of a moment ago serves as short as without changes", async () => {
    const { change, rendered } = await openConnected();
    await rendered();
    change("simple/chawan");
    expect(await rendered()).toEqual(["list"]);
    await vi.advanceTimersByTimeAsync(3001);
    expect(await rendered()).toEqual(["list"]);
    await vi.advanceTimersByTimeAsync(SETTLED_MS);
    expect(await rendered()).toEqual(["list"]);
    await vi.advanceTimersByTimeAsync(3001);
    expect(await rendered()).toEqual([]);
  });

  test("without them pages are kept as before, and after a break all are rendered anew", async () => {
    const { setConnected, rendered } = await openConnected();
    await rendered();
    setConnected(false);
    expect(await rendered()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_001);
    expect(await rendered()).toEqual(["list", "other"]);
    await vi.advanceTimersByTimeAsync(3001);
    expect(await rendered()).toEqual(["list", "other"]);
    setConnected(true);
    expect(await rendered()).toEqual(["list", "other"]);
  });

  test("shared caches that are purged may keep a page as long, and get its age and what outdates it", async () => {
    const { open, change } = await openConnected({ arePurged: true });
    const head = async () => {
      const { headers } = await read(open("list", async () => respond(PAGES.list)));
      return ["cache-control", "age", "surrogate-key"].map((name) => headers.get(name));
    };
    const keys = "simple simple/chawan simple/%E6%80%A5%E9%A0%88";
    expect(await head()).toEqual(["public, max-age=0, s-maxage=60", "0", keys]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await head()).toEqual(["public, max-age=0, s-maxage=60", "20", keys]);
    change("simple/chawan");
    expect(await head()).toEqual(["public, max-age=0, s-maxage=3", "0", keys]);
  });
});
