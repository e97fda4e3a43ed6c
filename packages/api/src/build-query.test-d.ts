import { test } from "vitest";
import { buildQuery } from "./build-query.ts";

test("method, path and input are those of the contract", () => {
  buildQuery("getProduct", "GET", "/v1/products/{key}")({ params: { key: "azuki" } });
  buildQuery("listPayments", "GET", "/v1/payments")();
  // @ts-expect-error -- another call's path
  buildQuery("getProduct", "GET", "/v1/products");
  // @ts-expect-error -- another method
  buildQuery("getProduct", "POST", "/v1/products/{key}");
  // @ts-expect-error -- a parameter is missing
  buildQuery("getProduct", "GET", "/v1/products/{key}")({ params: {} });
  // @ts-expect-error -- this call has no input
  buildQuery("listPayments", "GET", "/v1/payments")({ query: {} });
});
