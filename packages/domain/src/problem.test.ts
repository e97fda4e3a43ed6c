import { CHANNEL_MISSING } from "@noren/contract/problem";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as words from "./channel.copy.ts";
import { isMaintenance, maintenanceMessageOf, type ProblemOf, toProblem } from "./problem.ts";

describe("toProblem", () => {
  test("[error.channel] [channel.invalid] the API's message of a missing channel takes precedence over the status", () => {
    expect(words.CHANNEL_MISSING).toBe(CHANNEL_MISSING);
    for (const status of [400, 404, 422, 500])
      expect(toProblem(status, { message: `${CHANNEL_MISSING}。` })).toMatchObject({ kind: "invalidChannel" });
    expect(toProblem(404, { message: "", code: "channel_not_found" })).toMatchObject({ kind: "invalidChannel" });
  });

  test("[error.503] [maintenance.redirect] a 503 or a maintenance payload, with the time if given", () => {
    expect(toProblem(503, "<html>")).toEqual({ kind: "maintenance", until: null, message: "", code: "" });
    const body = { message: "メンテナンス中です。", code: "maintenance", until: "2026-12-01T06:00:00+09:00" };
    expect(toProblem(500, body)).toMatchObject({ kind: "maintenance", until: body.until, message: body.message });
    const messageOf = (json: unknown) => maintenanceMessageOf(toProblem(503, json) as ProblemOf<"maintenance">);
    expect(messageOf(body)).toBe(body.message);
    expect(messageOf({ message: "upstream connect error" })).toBe("");
    expect(isMaintenance(body)).toBe(true);
    expect(isMaintenance({ code: "other" })).toBe(false);
  });

  test.each([
    [410, "cart.common.is_expired", "expired"],
    [422, "cart_detail.set_user_address.not_data", "shippingNoData"],
    [422, "cart.init.product_not_found", "productGone"],
    [422, "cart.update_products.product_not_found", "productGone"],
    [422, "cart.update_products.not_sale", "productGone"],
    [422, "cart.update_products.out_of_stock", "other"],
    [409, "cart.decision.out_of_stock", "other"],
    [409, "cart.init.product_not_found", "other"],
    [500, "cart_detail.set_user_address.not_data", "other"],
  ])("[error.cart-expired] [error.shipping-no-data] [error.product-not-found] %i %s is %s", (status, code, reason) => {
    expect(toProblem(status, { message: "m", code })).toEqual({ kind: "cart", status, reason, code, message: "m" });
  });

  test.each([
    [401, "unauthenticated"],
    [403, "forbidden"],
    [404, "notFound"],
    [422, "validation"],
    [400, "server"],
    [409, "server"],
    [500, "server"],
  ])("%i without more is %s", (status, kind) => {
    expect(toProblem(status, { message: "m", code: "c" })).toMatchObject({ kind, message: "m", code: "c" });
  });

  test("[error.stored] bodies are read from errors or message", () => {
    const errors = { email: ["入力してください。"], name: "単数", none: [], blank: [""], odd: [1, null] };
    expect(toProblem(422, { errors })).toEqual({
      kind: "validation",
      message: "入力してください。",
      code: "",
      errors: { email: ["入力してください。"], name: ["単数"] },
    });
    expect(toProblem(422, { message: "まとめ", errors })).toMatchObject({ message: "まとめ" });
    expect(toProblem(422, { message: 1, errors: ["x"] })).toMatchObject({ errors: { 0: ["x"] } });
  });

  test("contains the wait in seconds when the server sends it", () => {
    const after = (value: string) => toProblem(429, {}, new Headers({ "Retry-After": value }));
    expect(after("30")).toMatchObject({ kind: "server", status: 429, retryAfter: 30 });
    for (const value of ["Wed, 21 Oct 2026 07:28:00 GMT", "30 s", "in 30", "-1"])
      expect(after(value)).toMatchObject({ retryAfter: null });
    expect(toProblem(429, {})).toMatchObject({ retryAfter: null });
  });

  test("reads any body of any status without throwing", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), fc.anything(), (status, body) => {
        expect(toProblem(status, body).kind).toBeTypeOf("string");
      }),
    );
  });
});
