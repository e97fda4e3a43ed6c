import { brotliDecompressSync } from "node:zlib";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createServerApp } from "./app.ts";
import { startStandInApi } from "./testing/stand-in-api.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

let shop: TestServer;

beforeEach(async () => {
  shop = await startTestServer();
  return shop.close;
});

describe("pages", () => {
  test("the host names the channel, and the channel's setting names the build", async () => {
    shop.api.themes.set("fl1", "fl1");
    expect(await shop.text("/")).toMatch(/^<p>simple simple /);
    expect(await shop.text("/", { host: "fl1.localhost:3000" })).toMatch(/^<p>fl1 fl1 /);
    expect(await shop.text("/", { host: "shop.example.jp" })).toMatch(/^<p>fl1 fl1 /);
    shop.api.themes.set("simple", "fl1");
    expect(await shop.text("/")).toMatch(/^<p>fl1 simple /);
  });

  test("every page has a policy that allows its inline scripts, and is not cached unless it says so", async () => {
    const { headers } = await shop.ask("/");
    expect(headers).toMatchObject({
      "cache-control": "no-cache",
      "content-security-policy": expect.stringContaining("script-src 'self' 'sha256-a'; "),
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding",
    });
    expect((await shop.ask("/kept")).headers["cache-control"]).toBe("public, max-age=0, s-maxage=3");
  });

  test("a page that may be kept is rendered once for all visitors, with any headers", async () => {
    const page = await shop.ask("/kept", { headers: { cookie: "a=1", "accept-language": "en" } });
    const others = [
      await shop.ask("/kept", { headers: { cookie: "b=2" } }),
      await shop.ask("/kept", { headers: { "accept-encoding": "gzip" } }),
      await shop.ask("/kept", { method: "HEAD" }),
    ];
    expect(shop.rendered).toEqual(["simple /kept"]);
    for (const { headers } of others) expect(headers.etag).toBe(page.headers.etag);
    expect(others[0]?.body.equals(page.body)).toBe(true);
    await shop.ask("/kept", { host: "fl1.localhost" });
    await shop.ask("/kept?page=2");
    expect(shop.rendered.slice(1)).toEqual(["simple /kept", "simple /kept?page=2"]);
  });

  test("a browser that has the page gets 304 with the policy of the page", async () => {
    const { headers } = await shop.ask("/kept");
    const again = await shop.ask("/kept", { headers: { "if-none-match": String(headers.etag) } });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
  });

  test("[gift.link-secret] of a page whose URL carries a secret the referrer is the origin, even for its own files", async () => {
    const policyOf = async (path: string) => (await shop.ask(path)).headers["referrer-policy"];
    expect(await policyOf("/social-gift/shipping/secret")).toBe("strict-origin");
    expect(await policyOf("/product/secret")).toBe("strict-origin-when-cross-origin");
  });

  test("X-Forwarded-Proto counts only behind a known proxy", async () => {
    const headers = { host: "shop.example.jp", "x-forwarded-proto": "https" };
    const request = () => new Request("http://shop.example.jp/a?b", { headers });
    const bare = await createServerApp(shop.parts).fetch(request());
    expect(bare.headers.get("strict-transport-security")).toBeNull();
    const behind = await createServerApp({ ...shop.parts, proxies: 1 }).fetch(request());
    expect(behind.headers.get("strict-transport-security")).toBe("max-age=31536000");
  });

  test("pages are compressed as the client accepts", async () => {
    const { headers, body } = await shop.ask("/", { headers: { "accept-encoding": "gzip, br" } });
    expect(headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(body).toString()).toMatch(/^<p>simple/);
  });

  test("a URL that does not decode redirects to one that does, on this host", async () => {
    for (const [path, legible] of [
      ["/%E0%A4%A", "/%EF%BF%BDA"],
      ["/product/%E9%9D%92%E7%A", "/product/%EF%BF%BDA"],
      ["//evil.example/%E0", "/evil.example/%EF%BF%BD"],
      [`/${"%".repeat(14_000)}`, "/%EF%BF%BD"],
    ] as const) {
      const { status, headers } = await shop.ask(path);
      expect([status, headers.location], path).toEqual([302, legible]);
    }
    expect((await shop.ask("/%E0%A4%A", { method: "POST" })).status).toBe(405);
  });

  test("a whole URL with credentials is 400, and the page stays for others", async () => {
    const answers = await Promise.all([shop.ask("http://u:p@localhost/"), shop.ask("/")]);
    expect(answers.map(({ status }) => status)).toEqual([400, 200]);
    expect(answers[0]?.headers["x-content-type-options"]).toBe("nosniff");
  });

  test("other methods are 405, HEAD has no body, 503 has Retry-After", async () => {
    const posted = await shop.ask("/product/x", { method: "POST" });
    expect([posted.status, posted.headers.allow]).toEqual([405, "GET, HEAD"]);
    const head = await shop.ask("/", { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    const closed = await shop.ask("/closed");
    expect([closed.status, closed.headers["retry-after"]]).toEqual([503, "30"]);
  });

  test("a shop keeps its theme while the API is down", async () => {
    shop.api.themes.set("simple", "fl1");
    await shop.text("/");
    await shop.api.close();
    expect(await shop.text("/")).toMatch(/^<p>fl1/);
    shop.api = await startStandInApi();
  });

  test.each([
    ["a wrong type", '{"data":"x"}'],
    ["wrongly typed third parties", JSON.stringify({ "SITE.THEME": "fl1", "SITE.STORAGE_URL": {}, "GTM.ID": 5 })],
    ["null", "null"],
    ["text", '"x"'],
    ["an empty answer", ""],
    ["HTML", "<html></html>"],
    ["half of the JSON", '{"SITE.THEME":"si'],
  ])("a shop keeps its theme when the settings answer %s", async (_, body) => {
    shop.api.themes.set("simple", "fl1");
    await shop.text("/");
    shop.api.handlers.set("/v1/settings/front", (__, response) => void response.writeHead(200).end(body));
    const page = await shop.ask("/");
    expect([page.status, page.body.toString()]).toEqual([200, expect.stringMatching(/^<p>fl1/)]);
  });

  test("[limits.waits] a page waits at most 300 ms for settings that the server has cached", async () => {
    shop.api.themes.set("simple", "fl1");
    await shop.text("/");
    shop.api.handlers.set("/v1/settings/front", () => undefined);
    const begun = performance.now();
    expect(await shop.text("/")).toMatch(/^<p>fl1/);
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});

describe("health", () => {
  test("healthz reports the builds, readyz whether the server can serve", async () => {
    const health = await shop.ask("/healthz");
    expect([health.status, (await shop.ask("/readyz")).status]).toEqual([200, 200]);
    expect(JSON.parse(health.body.toString())).toEqual({
      status: "ok",
      version: "1.2.3+abc",
      builds: {
        simple: { version: "1.2.3+abc", state: "loaded" },
        fl1: { version: "1.2.3+abc", state: "loaded" },
      },
    });
    shop.isOpen = false;
    expect([(await shop.ask("/healthz")).status, (await shop.ask("/readyz")).status]).toEqual([200, 503]);
    onTestFinished(() => void (shop.isOpen = true));
  });

  test("readyz is 503 when the build of Simple cannot be loaded", async () => {
    shop.parts.builds.get("simple")!.state = "failed";
    expect((await shop.ask("/readyz")).status).toBe(503);
  });
});
