import { expect, test } from "vitest";
import { toTrackedPath } from "./tracked-page.ts";

test.each([
  ["/", "", "/"],
  ["/product/sencha/", "?logreco_rcmd_ct=3", "/product/sencha"],
  ["/product", "?word=茶&page=2", "/product?word=茶&page=2"],
  ["/cart/complete", "?no=N-1", "/cart/complete"],
  ["/ordersheet", "?a=1", "/ordersheet"],
])("%s%s is reported as %s", (pathname, search, path) => expect(toTrackedPath(pathname, search)).toBe(path));

test.each([
  "/orders/receipt",
  "/reminder/reset/",
  "/verify/email",
  "/verify/email/restore",
  "/oauth/callback",
  "/login/unlock",
  "/login",
  "/login_sync",
  "/mail/stop",
  "/social-gift/abc",
])("does not report %s, whose URL may identify a person", (path) =>
  expect(toTrackedPath(path, "?t=secret")).toBeNull(),
);
