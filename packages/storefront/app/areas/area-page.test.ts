import { expect, test } from "vitest";
import { areaPageOfPattern, areaPageOfRoute } from "./area-page.ts";

const GIFTS = new URLSearchParams("category=gift&page=2");

test("a page's layout is that of its screen, for a list with its category", () => {
  expect(areaPageOfRoute("BlogArticle", GIFTS)).toBe("blog-article");
  expect(areaPageOfRoute("ProductList", GIFTS)).toBe("product-list.gift");
  expect(areaPageOfRoute("ProductList", new URLSearchParams("word=cup"))).toBe("product-list");
});

test("the server finds the same name by the pattern of the route", () => {
  expect(areaPageOfPattern("blog/:key", GIFTS)).toBe("blog-article");
  expect(areaPageOfPattern("product", GIFTS)).toBe("product-list.gift");
  expect(areaPageOfPattern("/", GIFTS)).toBe("home");
  expect(areaPageOfPattern("*", GIFTS)).toBe("static-page");
});

test("a screen that only one app has gets the default layout", () => {
  expect(areaPageOfRoute("TasteMap", GIFTS)).toBe("default");
  expect(areaPageOfPattern("taste-map", GIFTS)).toBe("default");
});
