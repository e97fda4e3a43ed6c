import { describe, expect, expectTypeOf, test } from "vitest";
import { paths, staticPages } from "./paths.ts";
import { screens } from "./screens.ts";

describe("paths", () => {
  test("each screen has its path under its id", () => {
    expect(Object.keys(paths)).toHaveLength(screens.length);
    expect(paths.home()).toBe("/");
    expect(paths.cartShippingSelect()).toBe("/cart/shipping-select");
  });

  test("inserts parameters, escaped; an absent optional one leaves no slash", () => {
    expect(paths.product({ key: "sencha" })).toBe("/product/sencha");
    expect(paths.addressEdit({ key: 12 })).toBe("/mypage/address/12/edit");
    expect(paths.blogArticle({ key: "a/b?c" })).toBe("/blog/a%2Fb%3Fc");
    expect(paths.product({ key: "tea\ud83c" })).toBe("/product/tea%EF%BF%BD");
    expect(paths.socialGiftComplete({ key: "k" })).toBe("/social-gift/k/complete");
    expect(paths.socialGiftComplete({})).toBe("/social-gift/complete");
    expect(paths.socialGiftShipping({})).toBe("/social-gift/shipping");
  });

  test("appends the query in its order, without null values", () => {
    expect(paths.productList({ category: "gift", page: 2, brand: null })).toBe("/product?category=gift&page=2");
    expect(paths.productList({ word: "茶 碗" })).toBe(`/product?${new URLSearchParams({ word: "茶 碗" }).toString()}`);
    expect(paths.productList(new URLSearchParams("brand=a&brand=b"))).toBe("/product?brand=a&brand=b");
    expect(paths.product({ key: "sencha" }, { variant: 3 })).toBe("/product/sencha?variant=3");
    expect(paths.login({ to: undefined })).toBe("/login");
  });

  test("a path without its parameter, or of no screen, does not compile", () => {
    expectTypeOf<Parameters<typeof paths.cart>[0]>().toEqualTypeOf<Parameters<typeof paths.home>[0]>();
    expectTypeOf<{ key: string }>().toExtend<Parameters<typeof paths.product>[0]>();
    expectTypeOf<object>().not.toExtend<Parameters<typeof paths.product>[0]>();
    expectTypeOf(paths).not.toHaveProperty("staticPage");
  });

  test("no path ends in a slash, and no static page is a screen", () => {
    const all: string[] = screens.map(({ path }) => path);
    expect(all.filter((path) => path !== "/" && path.endsWith("/"))).toEqual([]);
    expect(Object.values(staticPages).filter((path) => all.includes(path))).toEqual([]);
  });
});
