import { expect, test } from "vitest";
import { trackedPath } from "./tracked-page.ts";

test.each([
  ["/", "", "/"],
  ["/product/sencha/", "?logreco_rcmd_ct=3", "/product/sencha"],
  ["/product", "?word=茶&page=2", "/product?word=茶&page=2"],
  ["/cart/complete", "?no=N-1", "/cart/complete"],
  ["/ordersheet", "?a=1", "/ordersheet"],
])("%s%s is told as %s", (pathname, search, path) => expect(trackedPath(pathname, search)).toBe(path));

test.each([
  "/orders/receipt",
  "/reminder/reset/",
  "/verify/email",
  "/oauth/callback",
  "/login/unlock",
  "/login",
  "/login_sync",
  "/social-gift/abc",
])("nobody hears of %s, whose address may prove who somebody is", (path) =>
  expect(trackedPath(path, "?t=secret")).toBeNull(),
);
