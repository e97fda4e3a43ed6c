import { beforeEach, expect, test } from "vitest";
import { createServerApp } from "./app.ts";
import { readBuilds } from "./builds.ts";
import { startStandInApi, type StandInApi } from "./testing/stand-in-api.ts";
import { writeTestBuilds } from "./testing/write-test-builds.ts";

let api: StandInApi;
let ask: (path: string, host: string) => Promise<Response>;

const openApp = async () =>
  createServerApp({
    builds: await readBuilds(writeTestBuilds(), 0),
    apiOrigin: api.origin,
    channels: { "shop.example.jp": "simple" },
    fetch: globalThis.fetch,
  });

beforeEach(async () => {
  api = await startStandInApi();
  const app = await openApp();
  ask = async (path, host) =>
    app.fetch(new Request(`http://localhost${path}`, { headers: { host, "x-forwarded-host": "shop.example.jp" } }));
  return () => api.close();
});

test.each(["/", "/product/x", "/v1/settings/front", "/assets/x-12345678.js"])(
  "%s is 421 at a host that is not configured",
  async (path) => {
    for (const host of ["evil.example", "evil.example:3000", "203.0.113.9", "shop.example.jp.evil.example"]) {
      const answer = await ask(path, host);
      expect([answer.status, answer.headers.get("x-content-type-options")], host).toEqual([421, "nosniff"]);
      expect(await answer.text()).not.toContain("evil");
    }
    expect(api.requests).toEqual([]);
  },
);

test.each(["shop.example.jp", "SHOP.example.jp:8443", "localhost:3000", "simple.localhost", "127.0.0.1", "[::1]:3000"])(
  "answers at %s",
  async (host) => {
    expect((await ask("/", host)).status).toBe(200);
  },
);

test.each([
  ["http://evil.example/", 421],
  ["evil.example:443", 421],
  ["http://fl1.localhost/", 421],
  ["http://shop.example.jp/", 200],
  ["/", 200],
])("answers the target %s with Host: localhost by %d", async (target, status) => {
  const app = await openApp();
  const request = new Request("http://localhost/", { headers: { host: "localhost" } });
  expect((await app.fetch(request, { incoming: { url: target } })).status).toBe(status);
});

test("health and readiness answer at any host, as balancers ask for them", async () => {
  for (const path of ["/healthz", "/readyz"]) expect((await ask(path, "10.0.0.7")).status).toBe(200);
});
