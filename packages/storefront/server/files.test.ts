import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { settings } from "@noren/contract/examples";
import { expect, test, vi } from "vitest";
import { createServerApp } from "./app.ts";
import { readBuilds } from "./builds.ts";
import { writeTestBuilds } from "./testing/write-test-builds.ts";

/** A server with builds of Simple and fl1, whose channels show the theme of their name. */
async function startApp({ fl1 }: { fl1?: string } = {}) {
  const apps = writeTestBuilds({ simple: undefined, fl1 });
  const write = (app: string, path: string, content: string) => {
    const file = join(apps, app, "build/client", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const app of ["simple", "fl1"]) {
    write(app, `assets/${app}/a-1.js`, `plain ${app}`);
    write(app, `assets/${app}/a-1.js.br`, `brotli ${app}`);
    write(app, "icon.svg", `icon of ${app}`);
  }
  write("fl1", "only-fl1.txt", "fl1");
  const server = createServerApp({
    builds: await readBuilds(apps, 0),
    apiOrigin: new URL("http://api.test"),
    channels: {},
    fetch: async (_, init) =>
      Response.json({ ...settings, "SITE.THEME": new Headers(init?.headers).get("X-Channel"), "SITE.CLIENT": null }),
  });
  const get = async (host: string, path: string, headers: Record<string, string> = {}) =>
    server.fetch(new Request(`http://${host}${path}`, { headers: { host, ...headers } }));
  const text = async (...request: Parameters<typeof get>) => (await get(...request)).text();
  return { get, text };
}

test("hashed files never expire, and are sent as the build compressed them", async () => {
  const { get } = await startApp();
  const plain = await get("localhost", "/assets/simple/a-1.js");
  expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await plain.text()).toBe("plain simple");
  const packed = await get("localhost", "/assets/simple/a-1.js", { "accept-encoding": "br" });
  expect([await packed.text(), packed.headers.get("content-encoding")]).toEqual(["brotli simple", "br"]);
  const etag = plain.headers.get("etag") ?? "";
  expect((await get("localhost", "/assets/simple/a-1.js", { "if-none-match": etag })).status).toBe(304);
  expect((await get("localhost", "/assets/simple/a-1.js", { "if-none-match": `"other", ${etag}` })).status).toBe(304);
  expect((await get("localhost", "/assets/simple/gone.js")).status).toBe(404);
});

test("hashed files of every build are served on every host, for pages that were open when the theme changed", async () => {
  const { text } = await startApp();
  expect(await text("localhost", "/assets/fl1/a-1.js")).toBe("plain fl1");
});

test("a file at the root is that of the build which the host shows", async () => {
  const { get, text } = await startApp();
  const { headers } = await get("localhost", "/icon.svg");
  expect([headers.get("content-type"), headers.get("cache-control")]).toEqual([
    "image/svg+xml",
    "public, max-age=3600",
  ]);
  expect(await text("localhost", "/icon.svg")).toBe("icon of simple");
  expect(await text("fl1.localhost", "/icon.svg")).toBe("icon of fl1");
  expect(await text("fl1.localhost", "/only-fl1.txt")).toBe("fl1");
  expect(await text("localhost", "/only-fl1.txt")).toBe("simple");
});

test("a file at the root is Simple's while the channel's build cannot be loaded", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { text } = await startApp({ fl1: "throw new Error('broken')" });
  expect(await text("fl1.localhost", "/icon.svg")).toBe("icon of simple");
});
