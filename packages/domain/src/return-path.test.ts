import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { barePath } from "./paths.ts";
import {
  afterLogin,
  afterMaintenance,
  homeOf,
  isRelogin,
  loginPath,
  maintenancePath,
  toShopPath,
} from "./return-path.ts";

describe("paths of this shop", () => {
  test.each(["/", "/cart", "/cart/?a=1#b", "/product/a%2Fb", "/%2F%2Fevil.example", "/@evil.example", "/商品?q=茶"])(
    "%s is one",
    (path) => expect(new URL(toShopPath(path) ?? "", "https://shop.example").host).toBe("shop.example"),
  );

  test.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/a\\b",
    "https://evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "evil.example",
    "",
    "/	/evil.example",
    "/\n/evil.example",
    "/a\0b",
    "/.//evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
    " /cart",
    null,
    undefined,
  ])("%j is none", (path) => expect(toShopPath(path)).toBeNull());

  test("an accepted path stays on the shop, and normalises to itself", () => {
    const pieces = fc.constantFrom(
      "/",
      "//",
      "\\",
      ".",
      "..",
      "%2e",
      "@",
      ":",
      "evil.example",
      "?",
      "#",
      "\t",
      "a",
      "https:",
      "%",
      "[",
    );
    const path = fc.oneof(
      fc.array(pieces).map((list) => `/${list.join("")}`),
      fc.string(),
    );
    fc.assert(
      fc.property(path, (text) => {
        const own = toShopPath(text);
        if (own === null) return;
        expect(new URL(own, "https://shop.example").origin).toBe("https://shop.example");
        expect(toShopPath(own)).toBe(own);
      }),
      { numRuns: 300 },
    );
  });
});

describe("the return path of the login", () => {
  const back = (path: string) => afterLogin(new URL(path, "https://shop.example").searchParams);

  test("[login.relogin-query] re=1 requires a relogin", () => {
    expect(loginPath("/")).toBe("/login/");
    expect(loginPath("/", { relogin: true })).toBe("/login/?re=1");
    expect(isRelogin(new URLSearchParams("re=1"))).toBe(true);
    for (const query of ["", "re=0", "re=", "re=11"]) expect(isRelogin(new URLSearchParams(query))).toBe(false);
  });

  test("leads back to the requested page, with its query", () => {
    for (const path of ["/mypage", "/mypage/order_history?page=2", "/product/a?b=c&d=%26"])
      expect(back(loginPath(path, { relogin: true }))).toBe(path);
  });

  test.each([
    "/login/?re=1",
    "/login/unlock",
    "/login_sync?token=secret",
    "/mail/stop?token=secret",
    "/oauth/callback?code=secret",
    "/orders/receipt?no=1&t=secret",
    "/reminder/reset?token=secret",
    "/social-gift/shipping/secret",
    "/verify/email?token=secret",
    "/verify/email/restore?token=secret",
    "/register",
    "/mypage/logout/",
    "/mypage/leave",
    "/maintenance",
    "/",
    "//evil.example",
  ])("never leads back to %s", (path) => {
    expect(loginPath(path)).toBe("/login/");
    expect(afterLogin(new URLSearchParams({ to: path }))).toBe("/ec/");
  });

  test("[maintenance.redirect] the maintenance page leads back to the previous page, and never to itself", () => {
    const place = (path: string) => afterMaintenance(new URL(path, "https://shop.example").searchParams);
    for (const path of ["/cart/shipping-add?key=a%26b", "/register", "/login/?re=1"])
      expect(place(maintenancePath(path))).toBe(path);
    for (const path of ["/maintenance/?to=%2Fcart", "/reminder/reset?token=secret", "//evil.example", "", "/"])
      expect(place(maintenancePath(path))).toBe("/");
    expect(maintenancePath("/maintenance")).toBe("/maintenance/");
  });

  test("[home.anonymous-and-member] the homes", () => {
    expect([homeOf(false), homeOf(true)]).toEqual(["/", "/ec/"]);
  });
});

test.each([
  ["/cart/?a=1", "/cart"],
  ["/cart//", "/cart"],
  ["/", "/"],
  ["?a", "/"],
  ["/a#/b/", "/a"],
])("the bare path of %s is %s", (path, bare) => expect(barePath(path)).toBe(bare));
