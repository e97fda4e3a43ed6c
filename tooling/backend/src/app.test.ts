import { calls } from "@noren/contract";
import { decodeJwt } from "jose";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { testMember } from "./testing/member.fixture.ts";
import { openTestShop, type TestShop } from "./testing/shop.ts";
import { channels } from "./db/schema/shop.ts";
import { eq } from "drizzle-orm";
import { ApiError } from "./http/api-error.ts";
import { serve } from "./context/serve.ts";

const echo = {
  method: "POST",
  path: "/v1/echo/{id}",
  auth: "public",
  summary: "For these tests",
  params: v.object({ id: v.pipe(v.string(), v.regex(/^\d+$/, "数字で")) }),
  query: v.object({ word: v.optional(v.string()) }),
  body: v.object({ shipping: v.object({ name: v.string() }), count: v.optional(v.number()) }),
  answer: v.object({ id: v.string(), name: v.string() }),
  paged: true,
} as const;
const strict = { ...echo, path: "/v1/strict", params: undefined, body: v.strictObject(echo.body.entries) } as const;
const broken = {
  ...echo,
  path: "/v1/broken",
  params: undefined,
  query: undefined,
  body: undefined,
  method: "GET",
} as const;
const leaky = { ...broken, path: "/v1/leaky" } as const;
const memberOnly = { ...broken, path: "/v1/own", auth: "member" } as const;
const nothing = { method: "DELETE", path: "/v1/own", auth: "public", summary: "" } as const;
const rest = {
  method: "GET",
  path: "/v1/pages/url{path}",
  auth: "public",
  summary: "",
  params: v.object({ path: v.string() }),
  answer: v.object({ path: v.string() }),
} as const;
const thing = { ...rest, path: "/v1/things/{id}", params: v.object({ id: v.string() }), answer: echo.answer } as const;
const things = { ...thing, path: "/v1/things/all", params: undefined } as const;
const refused = { ...nothing, path: "/v1/refused", errors: { "cart.decision.out_of_stock": 409 } } as const;
const undeclared = { ...nothing, path: "/v1/undeclared", errors: { "cart.decision.out_of_stock": 422 } } as const;
const crashed = { ...nothing, path: "/v1/crashed" } as const;

describe("the app", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({
      routes: [
        serve(echo, async ({ params, body, paginate }) => {
          paginate({ current: 2, limit: 10, offset: 10 }, 31);
          return { id: params.id, name: body.shipping.name };
        }),
        serve(strict, async () => ({ id: "1", name: "a" })),
        serve(broken, async () => ({ id: 1 }) as never),
        serve(leaky, async () => ({ id: "1", name: "a", password_hash: "x" })),
        serve(memberOnly, async ({ memberId }) => ({ id: String(memberId), name: "" })),
        serve(nothing, async () => undefined),
        serve(thing, async ({ params }) => ({ id: params.id, name: "by id" })),
        serve(things, async () => ({ id: "all", name: "literal" })),
        serve(rest, async ({ params }) => params),
        serve(refused, async () => {
          throw new ApiError(409, "cart.decision.out_of_stock", "在庫が足りません。");
        }),
        serve(undeclared, async () => {
          throw new ApiError(409, "cart.decision.out_of_stock", "在庫が足りません。");
        }),
        serve(crashed, async () => {
          throw new TypeError("secret inside");
        }),
        serve(calls.getSettings, async ({ channel }) => channel.settings),
      ],
    });
  });

  const post = (body: string, headers: Record<string, string> = { "content-type": "application/json" }) =>
    shop.fetch("/v1/echo/7", { method: "POST", headers, body });

  it("passes validated input to the handler and sets the pagination headers", async () => {
    const { status, body, headers } = await shop.call(echo, {
      params: { id: 7 },
      body: { shipping: { name: "花子" } },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ id: "7", name: "花子" });
    const paging = ["x-total", "x-per-page", "x-last-page", "x-current-page"].map((name) => headers.get(name));
    expect(paging).toEqual(["31", "10", "4", "2"]);
  });

  it("answers 204 without a body when the call has no response schema", async () => {
    expect(await shop.call(nothing)).toMatchObject({ status: 204, body: "" });
  });

  it("passes the rest of a path with its slash", async () => {
    expect((await shop.fetch("/v1/pages/url/guide/delivery")).body).toEqual({ path: "/guide/delivery" });
  });

  it("prefers a literal path to one with a parameter", async () => {
    expect((await shop.fetch("/v1/things/all")).body).toEqual({ id: "all", name: "literal" });
    expect((await shop.fetch("/v1/things/7")).body).toEqual({ id: "7", name: "by id" });
  });

  it("names invalid fields by their path, in Japanese, all at once", async () => {
    const { status, body } = await shop.call(echo, { params: { id: "x" }, body: { shipping: {}, count: "3" } });
    expect(status).toBe(422);
    expect(body).toEqual({
      message: "入力内容をご確認ください。",
      code: "validation",
      errors: { id: ["数字で"], "shipping.name": ["入力してください。"], count: ["数値で指定してください。"] },
    });
  });

  it.each([
    ["the body", "body", "[]"],
    ["a field with a NUL", "shipping.name", '{"shipping":{"name":"a\\u0000b"}}'],
    ["a field with half a surrogate pair", "shipping.name", '{"shipping":{"name":"\\udc00"}}'],
    ["an unknown field", "constructor", '{"shipping":{"name":"a"},"constructor":1}', "/v1/strict"],
  ])("names %s", async (_, field, body, path = "/v1/echo/7") => {
    const headers = { "content-type": "application/json" };
    const answer = await shop.fetch(path, { method: "POST", headers, body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[field]).toHaveLength(1);
  });

  it.each([
    ["a body that is not JSON", 400, () => post("{")],
    [
      "a body that is not UTF-8",
      400,
      () =>
        shop.fetch("/v1/echo/7", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: new Uint8Array([34, 0x93, 34]),
        }),
    ],
    [
      "no body",
      400,
      () => shop.fetch("/v1/echo/7", { method: "POST", headers: { "content-type": "application/json" } }),
    ],
    ["a form", 415, () => post("a=1", { "content-type": "application/x-www-form-urlencoded" })],
    ["a body without a type", 415, () => post("{}", {})],
    ["a body that is too large", 413, () => post(`"${"a".repeat(300_000)}"`)],
    ["an array of more than 10,000 items", 413, () => post(`{"shipping":[${"1,".repeat(10_000)}1]}`)],
    ["arrays of more than 10,000 items together", 413, () => post(`{"shipping":[${"[1,1],".repeat(5000)}1]}`)],
    ["a NUL", 422, () => post('{"shipping":{"name":"a\\u0000b"}}')],
    ["half a surrogate pair", 422, () => post('{"shipping":{"name":"a\\ud800"}}')],
    ["null for a body", 422, () => post("null")],
    ["a list for a body", 422, () => post("[]")],
    [
      "fields named like properties of Object.prototype",
      422,
      () => post('{"__proto__":1,"constructor":{},"toString":1}'),
    ],
    ["a deeply nested body", 422, () => post(`${"[".repeat(50_000)}${"]".repeat(50_000)}`)],
    ["an unknown path", 404, () => shop.fetch("/v1/nothing-here")],
    ["a wrong method", 405, () => shop.fetch("/v1/echo/7", { method: "PUT" })],
    ["an unknown channel", 404, () => shop.call(calls.getSettings, { channel: "unknown" })],
    ["an invalid channel name", 404, () => shop.call(calls.getSettings, { channel: "' OR 1=1 --" })],
    ["no channel", 404, () => shop.fetch("/v1/settings/front", { channel: null })],
    ["a member's call by a guest", 401, () => shop.call(memberOnly)],
    ["an ApiError of a handler", 409, () => shop.call(refused)],
  ])("answers %s with %i, a Japanese message and a code", async (_, status, request) => {
    const answer = await request();
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/[ぁ-んァ-ヶ一-龠]/);
    expect(answer.body.code).toMatch(/^[a-z._]+$/);
  });

  it("sends the security headers with every answer, also for what does not exist", async () => {
    for (const path of ["/v1/settings/front", "/v1/nothing-here", "/nothing-here", "/healthz"])
      expect(Object.fromEntries((await shop.fetch(path)).headers), path).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
      });
  });

  it("refuses what a page of another site or host sends, such as a form that would replace cookies", async () => {
    const send = async (method: string, path: string, site: string) =>
      (await shop.fetch(path, { method, headers: { "sec-fetch-site": site } })).status;
    expect(await send("DELETE", "/v1/own", "same-origin")).toBe(204);
    expect(await send("DELETE", "/v1/own", "none")).toBe(204);
    expect(await send("DELETE", "/v1/own", "cross-site")).toBe(403);
    expect(await send("DELETE", "/v1/own", "same-site")).toBe(403);
    expect(await send("GET", "/v1/settings/front", "cross-site")).toBe(200);
  });

  it("answers チャネルが存在しない for an unknown channel", async () => {
    expect((await shop.call(calls.getSettings, { channel: "unknown" })).body.message).toBe("チャネルが存在しない");
  });

  it("answers 405 with the allowed methods", async () => {
    expect((await shop.fetch("/v1/echo/7", { method: "PUT" })).headers.get("allow")).toBe("POST");
  });

  it("hides the details of an unexpected error", async () => {
    const { status, body } = await shop.call(crashed);
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain("secret");
  });

  it("refuses a response that the contract does not allow", async () => {
    expect(await shop.call(broken)).toMatchObject({ status: 500, body: { code: "contract_broken" } });
    expect(await shop.call(leaky)).toMatchObject({ status: 500, body: { code: "contract_broken" } });
    expect(await shop.call(undeclared)).toMatchObject({ status: 500, body: { code: "contract_broken" } });
  });

  it("identifies the member by the token", async () => {
    const { id } = await testMember(shop);
    expect((await shop.call(memberOnly, { memberId: id })).body.id).toBe(String(id));
  });

  it("rejects a token of another shop, an expired and a forged token, for public calls too", async () => {
    const { signAccessToken } = await import("./http/token.ts");
    const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
    const { id: memberId } = await testMember(shop);
    const another = await shop.accessToken(memberId, "fl1");
    const { sid: sessionId } = decodeJwt<{ sid: string }>(another);
    const subject = { memberId, sessionId };
    const old = await signAccessToken(shop.secret, "simple", subject, new Date(shop.clock.now.getTime() - 901_000));
    const forged = await signAccessToken("another secret that is long enough", "simple", subject, shop.clock.now);
    for (const token of [another, old, forged, "abc"]) {
      expect((await shop.call(memberOnly, bearer(token))).status).toBe(401);
      expect((await shop.call(nothing, bearer(token))).status).toBe(401);
    }
  });

  it("answers 503 in maintenance except for the calls that the page needs", async () => {
    await shop.db
      .update(channels)
      .set({ isMaintenance: true, maintenanceUntil: new Date("2026-12-01T00:00:00Z") })
      .where(eq(channels.key, "fl1"));
    const { status, body, headers } = await shop.call(nothing, { channel: "fl1" });
    expect(status).toBe(503);
    expect(headers.get("retry-after")).toBe("5");
    expect(body).toMatchObject({ code: "maintenance", until: "2026-12-01T00:00:00.000Z" });
    const maintenanceMessage = "倉庫の引っ越しのため、お休みをいただきます。";
    await shop.db.update(channels).set({ maintenanceMessage }).where(eq(channels.key, "fl1"));
    expect((await shop.call(nothing, { channel: "fl1" })).body.message).toBe(maintenanceMessage);
    expect((await shop.call(calls.getSettings, { channel: "fl1" })).status).toBe(200);
  });

  it("answers health, readiness and the OpenAPI document", async () => {
    expect((await shop.fetch("/healthz", { channel: null })).status).toBe(200);
    expect((await shop.fetch("/readyz", { channel: null })).status).toBe(200);
    const { body } = await shop.fetch("/v1/openapi.json", { channel: null });
    expect(body.openapi).toBe("3.1.0");
    expect(body.paths["/v1/echo/{id}"].post.requestBody.content["application/json"].schema.required).toEqual([
      "shipping",
    ]);
  });
});
