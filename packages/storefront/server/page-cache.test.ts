import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { zstdDecompressSync } from "node:zlib";
import { createPageCache, respondWithPage, type CachedPage } from "./page-cache.ts";

const KEPT = "public, max-age=0, s-maxage=3";

const respond = (body: string, control = KEPT, status = 200) =>
  new Response(body, { status, headers: { "Cache-Control": control, "Content-Type": "text/html; charset=utf-8" } });
const read = async (page: Promise<CachedPage>, headers: HeadersInit = {}) =>
  respondWithPage(await page, new Request("https://shop.test/", { headers }));

/** The pages of a server, which renders those that it does not keep. */
function openPages(options?: Parameters<typeof createPageCache>[0]) {
  const { find, render } = createPageCache(options);
  return { open: async (key: string, make: () => Promise<Response>) => find(key) ?? render(key, make) };
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
