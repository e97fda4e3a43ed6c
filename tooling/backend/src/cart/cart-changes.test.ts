import { describe, expect, it } from "vitest";
import { testCartVariant } from "../testing/cart-variant.fixture.ts";
import { reconcileCatalogue } from "./cart-changes.ts";
import { EMPTY_CART } from "./cart-content.ts";
import type { CartVariant, CartVariants } from "./cart-variant.ts";
import { addLine } from "./line-edits.ts";

const seen = { name: "湯呑 藍", unit_price: 1000, is_out: false };
const cart = addLine(EMPTY_CART, { variant_id: 7, quantity: 5, seen });
const variant = (changes: Partial<CartVariant> = {}): CartVariants =>
  new Map([[7, testCartVariant({ variantId: 7, name: "湯呑 藍", price: 1000, stock: 20, ...changes })]]);
const codes = (variants: CartVariants, content = cart) =>
  reconcileCatalogue(content, variants).notices.map((notice) => notice.code);

describe("reconcileCatalogue", () => {
  it("returns the content unchanged and no notices if the catalogue did not change", () => {
    expect(reconcileCatalogue(cart, variant())).toEqual({ content: cart, notices: [] });
  });

  it("removes lines whose variant no longer exists", () => {
    const { content, notices } = reconcileCatalogue(cart, new Map());
    expect(content.lines).toEqual([]);
    expect(notices).toEqual([expect.objectContaining({ code: "cart.notice.removed", product_name: "湯呑 藍" })]);
  });

  it("reports a price change once, with the old and the new price", () => {
    const first = reconcileCatalogue(cart, variant({ price: 1200 }));
    expect(first.notices[0]?.message).toBe("「湯呑 藍」の価格が1,000円から1,200円に変わりました。");
    expect(codes(variant({ price: 1200 }), first.content)).toEqual([]);
  });

  it("reduces the quantity to the stock", () => {
    const { content, notices } = reconcileCatalogue(cart, variant({ stock: 3 }));
    expect(content.lines[0]?.quantity).toBe(3);
    expect(notices[0]?.message).toContain("3点");
  });

  it("keeps a sold-out line, reports it once, and again after a restock", () => {
    const out = reconcileCatalogue(cart, variant({ stock: 0 }));
    expect(out.notices.map((notice) => notice.code)).toEqual(["cart.notice.sold_out"]);
    expect(out.content.lines[0]?.quantity).toBe(5);
    expect(codes(variant({ stock: 0 }), out.content)).toEqual([]);
    const back = reconcileCatalogue(out.content, variant());
    expect(codes(variant({ stock: 0 }), back.content)).toEqual(["cart.notice.sold_out"]);
  });

  it("allocates one stock to two lines in their order", () => {
    const both = addLine(addLine(EMPTY_CART, { variant_id: 7, quantity: 2, seen }), {
      variant_id: 7,
      quantity: 2,
      name_embroidery: "はな",
      seen,
    });
    const { content, notices } = reconcileCatalogue(both, variant({ stock: 3 }));
    expect(content.lines.map((line) => line.quantity)).toEqual([2, 1]);
    expect(notices).toHaveLength(1);
    expect(reconcileCatalogue(both, variant({ stock: 2 })).content.lines).toHaveLength(1);
  });
});
