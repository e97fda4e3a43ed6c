import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { BODY_MAX_BYTES } from "./forward.ts";
import { startStandInApi } from "./testing/stand-in-api.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

let shop: TestServer;

beforeEach(async () => {
  shop = await startTestServer();
  return shop.close;
});

describe("requests for the API", () => {
  test("carry the host's channel and the visitor's IP, and no hop-by-hop headers", async () => {
    let seen: IncomingMessage["headers"] = {};
    shop.api.handlers.set("/v1/echo", (request, response) => {
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
    const answer = await shop.ask("/v1/echo", { host: "wag.localhost:3000", headers: sent });
    expect(seen).toMatchObject({
      "x-channel": "wag",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": "wag.localhost:3000",
      cookie: "c=3",
    });
    expect([seen["x-hop"], seen.te, seen.host]).toEqual([undefined, undefined, shop.api.origin.host]);
    expect(answer).toMatchObject({ status: 201, headers: { "set-cookie": ["a=1; HttpOnly", "b=2"], "x-total": "3" } });
  });

  test("stream their bodies; too large ones are 413", async () => {
    shop.api.handlers.set(
      "/v1/body",
      (request, response) =>
        void buffer(request).then(
          (body) => response.end(String(body.length)),
          () => response.destroy(),
        ),
    );
    expect(await shop.text("/v1/body", { method: "POST", body: Buffer.alloc(200_000) })).toBe("200000");
    const tooLarge = Buffer.alloc(BODY_MAX_BYTES + 1_000_000);
    const lengths: Record<string, string>[] = [
      { "content-length": String(tooLarge.length) },
      { "transfer-encoding": "chunked" },
    ];
    for (const headers of lengths) {
      const refused = await shop.ask("/v1/body", { method: "POST", headers, body: tooLarge });
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
    shop.api.handlers.set("/v1/body", (request, response) => {
      void buffer(request).then((body) => {
        bodies.push(body.toString());
        response.end("{}");
      });
    });
    const body = "GET /v1/smuggled HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n";
    expect(await shop.text("/v1/body", { method, headers: { ...headers }, body })).toBe("{}");
    expect(await shop.text("/v1/body")).toBe("{}");
    expect([bodies, shop.api.requests]).toEqual([
      [body, ""],
      [`${method} /v1/body`, "GET /v1/body"],
    ]);
  });

  test("have the security headers of pages, also for what does not exist", async () => {
    for (const path of ["/v1/settings/front", "/v1/nothing", "/v1/%E0%A4%A"])
      expect((await shop.ask(path)).headers, path).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
      });
  });

  test("with a malformed URL are 400 in the API's format", async () => {
    const answer = await shop.ask("/v1/products/%E0%A4%A");
    expect([answer.status, JSON.parse(answer.body.toString())]).toMatchObject([400, { code: "bad_address" }]);
    expect(shop.api.requests).toEqual([]);
  });

  test("get compressed JSON as the client accepts", async () => {
    const { headers, body } = await shop.ask("/v1/products/seiji-meshiwan", { headers: { "accept-encoding": "br" } });
    expect([headers["content-encoding"], headers["content-length"]]).toEqual(["br", undefined]);
    expect(JSON.parse(brotliDecompressSync(body).toString())).toMatchObject({ key: "seiji-meshiwan" });
  });

  test("are 503 in the API's format while it is down", async () => {
    await shop.api.close();
    const answer = await shop.ask("/v1/settings/front");
    expect([answer.status, JSON.parse(answer.body.toString())]).toMatchObject([503, { code: "unavailable" }]);
    shop.api = await startStandInApi();
  });
});
