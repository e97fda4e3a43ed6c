import { request as httpRequest, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createServerApp, type ServerParts } from "./app.ts";
import type { Build } from "./builds.ts";
import { BODY_LIMIT } from "./forward.ts";
import { createHttpServer } from "./serve.ts";
import { startStandInApi, type StandInApi } from "./testing/stand-in-api.ts";

/** A build whose pages contain its name and what the server passed to it. */
const build = (name: string): Build => ({
  name,
  version: "1.2.3+abc",
  files: new Map(),
  state: "loaded",
  load: async () => async (request, visit) => {
    const { pathname } = new URL(request.url);
    const page = `<p>${name} ${visit.api.headers["X-Channel"]} ${visit.nonce} ${request.url} ${"・".repeat(600)}</p>`;
    const headers = { "Content-Type": "text/html; charset=utf-8" };
    return new Response(request.method === "HEAD" ? null : page, {
      status: pathname === "/closed" ? 503 : 200,
      headers,
    });
  },
});

let api: StandInApi;
let port: number;
let isOpen: boolean;
let parts: ServerParts;

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

beforeEach(async () => {
  api = await startStandInApi();
  isOpen = true;
  parts = {
    builds: new Map([build("simple"), build("fl1")].map((one) => [one.name, one])),
    apiOrigin: api.origin,
    channels: { "shop.example.jp": "fl1" },
    fetch: globalThis.fetch,
    isOpen: () => isOpen,
  };
  const server = createHttpServer(createServerApp(parts));
  port = await listen(server);
  return async () => {
    server.closeAllConnections();
    server.close();
    await api.close();
  };
});

interface Sent {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Plain HTTP, so that nothing tidies address, host or encoding up on the way. */
async function ask(path: string, { host = "localhost", method = "GET", headers = {}, body }: Sent = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = httpRequest({ port, host: "127.0.0.1", path, method, headers: { host, ...headers } }, resolve);
    sent.on("error", reject);
    sent.end(body);
  });
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}
const text = async (...sent: Parameters<typeof ask>) => (await ask(...sent)).body.toString();

describe("pages", () => {
  test("the host names the channel, and the channel's setting names the build", async () => {
    api.themes.set("fl1", "fl1");
    expect(await text("/")).toMatch(/^<p>simple simple /);
    expect(await text("/", { host: "fl1.localhost:3000" })).toMatch(/^<p>fl1 fl1 /);
    expect(await text("/", { host: "shop.example.jp" })).toMatch(/^<p>fl1 fl1 /);
    api.themes.set("simple", "fl1");
    expect(await text("/")).toMatch(/^<p>fl1 simple /);
  });

  test("every page has a policy with its own nonce, and is not cached", async () => {
    const pages = [await ask("/"), await ask("/")];
    const nonces = pages.map(({ headers, body }) => {
      const nonce = /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1] ?? "";
      expect(body.toString()).toContain(nonce);
      expect(headers).toMatchObject({
        "cache-control": "no-cache",
        "x-content-type-options": "nosniff",
        vary: "Accept-Encoding",
      });
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
  });

  test("[gift.link-secret] of a page whose URL carries a secret the referrer is the origin, even for its own files", async () => {
    const policyOf = async (path: string) => (await ask(path)).headers["referrer-policy"];
    expect(await policyOf("/social-gift/shipping/secret")).toBe("strict-origin");
    expect(await policyOf("/product/secret")).toBe("strict-origin-when-cross-origin");
  });

  test("X-Forwarded-Proto counts only behind a known proxy", async () => {
    const headers = { host: "shop.example.jp", "x-forwarded-proto": "https" };
    const request = () => new Request("http://shop.example.jp/a?b", { headers });
    const bare = await createServerApp(parts).fetch(request());
    expect(bare.headers.get("strict-transport-security")).toBeNull();
    const behind = await createServerApp({ ...parts, proxies: 1 }).fetch(request());
    expect(behind.headers.get("strict-transport-security")).toBe("max-age=31536000");
  });

  test("pages are compressed as the client accepts", async () => {
    const { headers, body } = await ask("/", { headers: { "accept-encoding": "gzip, br" } });
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
      const { status, headers } = await ask(path);
      expect([status, headers.location], path).toEqual([302, legible]);
    }
    expect((await ask("/%E0%A4%A", { method: "POST" })).status).toBe(405);
  });

  test("other methods are 405, HEAD has no body, 503 has Retry-After", async () => {
    const posted = await ask("/product/x", { method: "POST" });
    expect([posted.status, posted.headers.allow]).toEqual([405, "GET, HEAD"]);
    const head = await ask("/", { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    const closed = await ask("/closed");
    expect([closed.status, closed.headers["retry-after"]]).toEqual([503, "30"]);
  });

  test("a shop keeps its theme while the API is down", async () => {
    api.themes.set("simple", "fl1");
    await text("/");
    await api.close();
    expect(await text("/")).toMatch(/^<p>fl1/);
    api = await startStandInApi();
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
    api.themes.set("simple", "fl1");
    await text("/");
    api.handlers.set("/v1/settings/front", (__, response) => void response.writeHead(200).end(body));
    const page = await ask("/");
    expect([page.status, page.body.toString()]).toEqual([200, expect.stringMatching(/^<p>fl1/)]);
  });

  test("[limits.waits] a page waits at most 300 ms for settings that the server has cached", async () => {
    api.themes.set("simple", "fl1");
    await text("/");
    api.handlers.set("/v1/settings/front", () => undefined);
    const begun = performance.now();
    expect(await text("/")).toMatch(/^<p>fl1/);
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});

describe("requests for the API", () => {
  test("carry the host's channel and the visitor's IP, and no hop-by-hop headers", async () => {
    let seen: IncomingMessage["headers"] = {};
    api.handlers.set("/v1/echo", (request, response) => {
      seen = request.headers;
      response.setHeader("Set-Cookie", ["a=1; HttpOnly", "b=2"]).setHeader("X-Total", "3").writeHead(201).end("{}");
    });
    const sent = {
      "x-channel": "evil",
      "x-forwarded-for": "9.9.9.9",
      "x-forwarded-proto": "https",
      connection: "close, x-hop",
      "x-hop": "1",
      cookie: "c=3",
      te: "trailers",
    };
    const answer = await ask("/v1/echo", { host: "wag.localhost:3000", headers: sent });
    expect(seen).toMatchObject({
      "x-channel": "wag",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": "wag.localhost:3000",
      cookie: "c=3",
    });
    expect([seen["x-hop"], seen.te, seen.host]).toEqual([undefined, undefined, api.origin.host]);
    expect(answer).toMatchObject({ status: 201, headers: { "set-cookie": ["a=1; HttpOnly", "b=2"], "x-total": "3" } });
  });

  test("stream their bodies; too large ones are 413", async () => {
    api.handlers.set(
      "/v1/body",
      (request, response) =>
        void buffer(request).then(
          (body) => response.end(String(body.length)),
          () => response.destroy(),
        ),
    );
    expect(await text("/v1/body", { method: "POST", body: Buffer.alloc(200_000) })).toBe("200000");
    const tooLarge = Buffer.alloc(BODY_LIMIT + 1_000_000);
    const lengths: Record<string, string>[] = [
      { "content-length": String(tooLarge.length) },
      { "transfer-encoding": "chunked" },
    ];
    for (const headers of lengths) {
      const refused = await ask("/v1/body", { method: "POST", headers, body: tooLarge });
      expect([refused.status, JSON.parse(refused.body.toString())]).toMatchObject([413, { code: "too_large" }]);
    }
  });

  test.each([
    ["GET", { "transfer-encoding": "chunked" }],
    ["DELETE", { "transfer-encoding": "chunked" }],
    ["POST", { "transfer-encoding": "chunked" }],
    ["GET", { "content-length": "64", connection: "close, content-length" }],
  ])("a %s with %j cannot smuggle another request in its body", async (method, headers) => {
    const bodies: string[] = [];
    api.handlers.set("/v1/body", (request, response) => {
      void buffer(request).then((body) => {
        bodies.push(body.toString());
        response.end("{}");
      });
    });
    const body = "GET /v1/smuggled HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n";
    expect(await text("/v1/body", { method, headers: { ...headers }, body })).toBe("{}");
    expect(await text("/v1/body")).toBe("{}");
    expect([bodies, api.requests]).toEqual([
      [body, ""],
      [`${method} /v1/body`, "GET /v1/body"],
    ]);
  });

  test("have the security headers of pages, also for what does not exist", async () => {
    for (const path of ["/v1/settings/front", "/v1/nothing", "/v1/%E0%A4%A"])
      expect((await ask(path)).headers, path).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
      });
  });

  test("with a malformed URL are 400 in the API's format", async () => {
    const answer = await ask("/v1/products/%E0%A4%A");
    expect([answer.status, JSON.parse(answer.body.toString())]).toMatchObject([400, { code: "bad_address" }]);
    expect(api.requests).toEqual([]);
  });

  test("get compressed JSON as the client accepts", async () => {
    const { headers, body } = await ask("/v1/products/seiji-meshiwan", { headers: { "accept-encoding": "br" } });
    expect([headers["content-encoding"], headers["content-length"]]).toEqual(["br", undefined]);
    expect(JSON.parse(brotliDecompressSync(body).toString())).toMatchObject({ key: "seiji-meshiwan" });
  });

  test("are 503 in the API's format while it is down", async () => {
    await api.close();
    const answer = await ask("/v1/settings/front");
    expect([answer.status, JSON.parse(answer.body.toString())]).toMatchObject([503, { code: "unavailable" }]);
    api = await startStandInApi();
  });
});

describe("health", () => {
  test("healthz reports the builds, readyz whether the server can serve", async () => {
    const health = await ask("/healthz");
    expect([health.status, (await ask("/readyz")).status]).toEqual([200, 200]);
    expect(JSON.parse(health.body.toString())).toEqual({
      status: "ok",
      version: "1.2.3+abc",
      builds: {
        simple: { version: "1.2.3+abc", state: "loaded" },
        fl1: { version: "1.2.3+abc", state: "loaded" },
      },
    });
    isOpen = false;
    expect([(await ask("/healthz")).status, (await ask("/readyz")).status]).toEqual([200, 503]);
    onTestFinished(() => void (isOpen = true));
  });

  test("readyz is 503 when the build of Simple cannot be loaded", async () => {
    parts.builds.get("simple")!.state = "failed";
    expect((await ask("/readyz")).status).toBe(503);
  });
});
