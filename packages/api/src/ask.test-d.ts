import { test } from "vitest";
import { ask } from "./ask.ts";

test("a call's method, path and input are the contract's", () => {
  ask("getProduct", "GET", "/v1/products/{key}")({ params: { key: "azuki" } });
  ask("listPayments", "GET", "/v1/payments")();
  // @ts-expect-error -- another call's path
  ask("getProduct", "GET", "/v1/products");
  // @ts-expect-error -- another method
  ask("getProduct", "POST", "/v1/products/{key}");
  // @ts-expect-error -- a parameter is missing
  ask("getProduct", "GET", "/v1/products/{key}")({ params: {} });
  // @ts-expect-error -- this call takes nothing
  ask("listPayments", "GET", "/v1/payments")({ query: {} });
});
