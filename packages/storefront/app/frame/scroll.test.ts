import { describe, expect, test } from "vitest";
import { scrollMove, type Place } from "./scroll.tsx";

const home: Place = { screen: "Home", pathname: "/", hash: "", part: "" };
const product: Place = { screen: "Product", pathname: "/product/a", hash: "", part: "" };
const other: Place = { screen: "Product", pathname: "/product/b", hash: "", part: "" };

describe("scrollMove", () => {
  test("[scroll.top-on-route-change] to the top on a change of route, except between product pages", () => {
    expect(scrollMove(home, product, "PUSH")).toBe("top");
    expect(scrollMove(product, home, "REPLACE")).toBe("top");
    expect(scrollMove(product, other, "PUSH")).toBe("stay");
  });

  test("[scroll.restore-on-back] back and forward restore, between product pages too", () => {
    expect(scrollMove(home, product, "POP")).toBe("restore");
    expect(scrollMove(product, other, "POP")).toBe("restore");
  });

  test("another query of the same page keeps the position, a fragment scrolls to its target", () => {
    expect(scrollMove(home, { ...home }, "PUSH")).toBe("stay");
    expect(scrollMove(home, { ...home, hash: "#news" }, "PUSH")).toBe("anchor");
    expect(scrollMove(home, { ...home, hash: "#news" }, "POP")).toBe("anchor");
    expect(scrollMove({ ...home, hash: "#news" }, home, "POP")).toBe("restore");
  });

  test("another page of a list starts at its top, and back restores", () => {
    const list: Place = { screen: "ProductList", pathname: "/product", hash: "", part: "" };
    expect(scrollMove(list, { ...list, part: "2" }, "PUSH")).toBe("top");
    expect(scrollMove({ ...list, part: "2" }, list, "POP")).toBe("restore");
  });

  test("a reload restores the first page, unless the URL has a fragment", () => {
    expect(scrollMove(undefined, home, "POP")).toBe("restore");
    expect(scrollMove(undefined, { ...home, hash: "#news" }, "POP")).toBe("stay");
  });
});
