import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CartContent, EMPTY_CART, type KeptAddress, NO_WISH, quantityOf } from "./cart-content.ts";
import { addLine, divideLines, removeLines, setQuantity, takeOver } from "./line-edits.ts";
import { addShipping, changeShipping, removeShipping, resetShippings, setWish } from "./shipping-edits.ts";

const seen = { name: "湯呑", unit_price: 1000, is_out: false };
const address: KeptAddress = {
  shipping_last_name: "山田",
  shipping_first_name: "花子",
  shipping_last_name_kana: "ヤマダ",
  shipping_first_name_kana: "ハナコ",
  postal_code: "1500001",
  prefecture: "東京都",
  city: "渋谷区",
  address1: "神宮前1-1-1",
  address2: null,
  phone_number: "0312345678",
  cell_phone_number: null,
};
const there = { address, user_address_id: null };
const two = addShipping(addShipping(addLine(EMPTY_CART, 7, 5, seen), there, false), there, false);
const [first, second] = two.shippings.map((shipping) => shipping.key) as [string, string];

const quantities = (content: CartContent) =>
  content.lines.map((line) => [line.variant_id, line.shipping_key, line.quantity]);

describe("lines", () => {
  it("raises the quantity of a variant that is there already", () => {
    const cart = addLine(addLine(EMPTY_CART, 7, 2, seen), 7, 3, seen);
    expect(quantities(cart)).toEqual([[7, null, 5]]);
  });

  it("are taken out by key and by variant", () => {
    const cart = addLine(addLine(addLine(EMPTY_CART, 7, 1, seen), 8, 1, seen), 9, 1, seen);
    expect(removeLines(cart, cart.lines[0]?.key, [9]).lines.map((line) => line.variant_id)).toEqual([8]);
    expect(removeLines(cart, undefined, [])).toEqual(cart);
  });

  it("of two carts join without doubling what both have", () => {
    const here = addLine(addLine(EMPTY_CART, 7, 2, seen), 8, 5, seen);
    const other = addLine(addLine(addLine(EMPTY_CART, 7, 3, seen), 8, 1, seen), 9, 1, seen);
    expect(quantities(takeOver(here, other))).toEqual([
      [7, null, 3],
      [8, null, 5],
      [9, null, 1],
    ]);
  });
});

describe("destinations", () => {
  it("the first takes all products, the next none", () => {
    expect(quantities(two)).toEqual([[7, first, 5]]);
  });

  it("share a product when their quantities sum to what the cart has", () => {
    const spread = (a: number, b: number) =>
      divideLines(two, [
        {
          product_id: 7,
          shippings: [
            { shipping_key: first, quantity: a },
            { shipping_key: second, quantity: b },
          ],
        },
      ]);
    expect(quantities(spread(2, 3)!)).toEqual([
      [7, first, 2],
      [7, second, 3],
    ]);
    expect(quantities(spread(0, 5)!)).toEqual([[7, second, 5]]);
    expect(spread(2, 2)).toBeNull();
    expect(divideLines(two, [{ product_id: 8, shippings: [] }])).toBeNull();
    expect(divideLines(two, [{ product_id: 7, shippings: [{ shipping_key: "s99", quantity: 5 }] }])).toBeNull();
  });

  it("give their products to the first one left when they go", () => {
    const divided = divideLines(two, [
      {
        product_id: 7,
        shippings: [
          { shipping_key: first, quantity: 2 },
          { shipping_key: second, quantity: 3 },
        ],
      },
    ])!;
    expect(quantities(removeShipping(divided, first))).toEqual([[7, second, 5]]);
    expect(quantities(resetShippings(divided, true))).toEqual([[7, null, 5]]);
    expect(addShipping(divided, there, true).shippings).toHaveLength(1);
  });

  it("lose their wish with their address", () => {
    const wish = { delivery_at: "2026-11-25", delivery_timezone_key: "08-12", delivery_timezone_name: "午前中" };
    const wished = setWish(two, two.shippings[0]!.packing_key, wish);
    expect(wished.shippings[0]!.wish).toEqual(wish);
    expect(changeShipping(wished, first, there).shippings[0]!.wish).toEqual(NO_WISH);
    expect(resetShippings(wished, false).shippings[0]!.wish).toEqual(NO_WISH);
  });
});

describe("any sequence of edits", () => {
  const small = fc.nat({ max: 3 });
  const edits: fc.Arbitrary<(content: CartContent) => CartContent> = fc.oneof(
    fc.tuple(small, fc.integer({ min: 1, max: 9 })).map(
      ([id, quantity]) =>
        (c: CartContent) =>
          addLine(c, id, quantity, seen),
    ),
    small.map((index) => (c: CartContent) => removeLines(c, c.lines[index]?.key, [])),
    fc.tuple(small, fc.integer({ min: 1, max: 9 })).map(
      ([index, quantity]) =>
        (c: CartContent) =>
          setQuantity(c, c.lines[index]?.key ?? "", quantity),
    ),
    fc.boolean().map((isOnly) => (c: CartContent) => addShipping(c, there, isOnly)),
    small.map((index) => (c: CartContent) => removeShipping(c, c.shippings[index]?.key ?? "")),
    fc.boolean().map((removing) => (c: CartContent) => resetShippings(c, removing)),
    fc.tuple(small, small, small).map(([id, from, to]) => (c: CartContent) => {
      const all = quantityOf(c, id);
      const part = Math.floor(all / 2);
      const shippings = [from, to].map((index, at) => ({
        shipping_key: c.shippings[index]?.key ?? "?",
        quantity: at === 0 ? part : all - part,
      }));
      return divideLines(c, [{ product_id: id, shippings }]) ?? c;
    }),
  );

  it("keeps keys unique, every line at a destination there is, and each variant once for each", () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 30 }), (sequence) => {
        let cart = EMPTY_CART;
        for (const edit of sequence) {
          cart = edit(cart);
          const keys = [...cart.lines, ...cart.shippings].map((part) => part.key);
          expect(new Set(keys).size).toBe(keys.length);
          const known: (string | null)[] = cart.shippings.map((shipping) => shipping.key);
          for (const line of cart.lines) {
            expect(line.quantity).toBeGreaterThan(0);
            if (known.length > 0) expect(known).toContain(line.shipping_key);
            else expect(line.shipping_key).toBeNull();
          }
          const places = cart.lines.map((line) => `${line.variant_id}@${line.shipping_key}`);
          expect(new Set(places).size).toBe(places.length);
        }
      }),
    );
  });

  it("moves products between destinations without losing or gaining one", () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 30 }), small, (sequence, index) => {
        const cart = sequence.reduce((content, edit) => edit(content), EMPTY_CART);
        for (const moved of [
          removeShipping(cart, cart.shippings[index]?.key ?? ""),
          resetShippings(cart, true),
          addShipping(cart, there, true),
        ]) {
          for (const id of [0, 1, 2, 3]) expect(quantityOf(moved, id)).toBe(quantityOf(cart, id));
        }
      }),
    );
  });
});
