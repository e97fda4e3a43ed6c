import { LINE_LIMIT } from "@noren/contract";
import { NO_GIFT_PACKING } from "@noren/contract/no-gift-packing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EMPTY_CART, NO_DELIVERY_WISH, parcelsOf, quantityOf } from "./cart-content.ts";
import type { CartContent, StoredAddress } from "../db/schema/cart-content.ts";
import {
  addLine as add,
  divideLines,
  removeLines,
  setQuantity,
  mergeContents,
  normalizeContent,
} from "./line-edits.ts";
import { addPacking, changePacking, removePacking } from "./packing-edits.ts";
import { addShipping, changeShipping, removeShipping, resetShippings } from "./shipping-edits.ts";

const seen = { name: "湯呑", unit_price: 1000, is_out: false };
const address: StoredAddress = {
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
const addLine = (content: CartContent, variant_id: number, quantity: number) =>
  add(content, { variant_id, quantity, seen });
const there = { address, user_address_id: null };
const two = addShipping(addShipping(addLine(EMPTY_CART, 7, 5), there, false), there, false);
const [first, second] = two.shippings.map((shipping) => shipping.key) as [string, string];

/** The destination key of each parcel, by parcel key. */
const homesOf = ({ shippings }: CartContent) =>
  new Map(shippings.flatMap(({ key, packings }) => packings.map((packing) => [packing.key, key] as const)));
const quantities = (content: CartContent) =>
  content.lines.map((line) => [line.variant_id, homesOf(content).get(line.packing_key ?? "") ?? null, line.quantity]);

const withoutPacking = (content: CartContent, key: string) => normalizeContent(removePacking(content, key));

describe("lines", () => {
  it("raises the quantity of a variant that the cart already has", () => {
    const cart = addLine(addLine(EMPTY_CART, 7, 2), 7, 3);
    expect(quantities(cart)).toEqual([[7, null, 5]]);
  });

  it("are removed by key and by variant", () => {
    const cart = addLine(addLine(addLine(EMPTY_CART, 7, 1), 8, 1), 9, 1);
    expect(removeLines(cart, cart.lines[0]?.key, [9]).lines.map((line) => line.variant_id)).toEqual([8]);
    expect(removeLines(cart, undefined, [])).toEqual(cart);
  });

  it("of two carts merge with the larger quantity of each variant", () => {
    const here = addLine(addLine(EMPTY_CART, 7, 2), 8, 5);
    const other = addLine(addLine(addLine(EMPTY_CART, 7, 3), 8, 1), 9, 1);
    expect(quantities(mergeContents(here, other))).toEqual([
      [7, null, 3],
      [8, null, 5],
      [9, null, 1],
    ]);
  });

  it("of two carts merge up to the line limit and still raise quantities of shared lines", () => {
    const cartOf = (ids: readonly number[], quantity: number): CartContent => ({
      ...EMPTY_CART,
      next_key: ids.length + 1,
      lines: ids.map((variant_id, index) => ({
        key: `p${index + 1}`,
        variant_id,
        quantity,
        packing_key: null,
        accessory_of: null,
        name_embroidery: null,
        seen,
      })),
    });
    const ids = Array.from({ length: 2 * LINE_LIMIT }, (_, index) => index);
    const here = cartOf(ids.slice(0, 150), 1);
    const other = add(cartOf(ids.slice(100, 300), 2), { variant_id: 999, quantity: 1, seen, accessory_of: 299 });
    const merged = mergeContents(here, other);
    expect(merged.lines.map(({ variant_id, quantity }) => [variant_id, quantity])).toEqual(
      ids.slice(0, LINE_LIMIT).map((id) => [id, id < 100 ? 1 : 2]),
    );
    expect(new Set(merged.lines.map(({ key }) => key)).size).toBe(LINE_LIMIT);
    const spread = cartOf(ids.slice(0, LINE_LIMIT + 50), 1);
    expect(mergeContents(spread, other).lines.map(({ variant_id }) => variant_id)).toEqual(
      ids.slice(0, LINE_LIMIT + 50),
    );
  });
});

describe("destinations", () => {
  it("the first one receives all products, the next none", () => {
    expect(quantities(two)).toEqual([[7, first, 5]]);
  });

  it("share a product if the quantities sum to the cart's quantity", () => {
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

  it("pass their products to the first remaining destination when removed", () => {
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

  it("lose the delivery wish when the address changes", () => {
    const wish = { delivery_at: "2026-11-25", delivery_timezone_key: "08-12", delivery_timezone_name: "午前中" };
    const withWish = changePacking(two, two.shippings[0]!.packings[0]!.key, { wish });
    const wishOf = (content: CartContent) => content.shippings[0]!.packings[0]!.wish;
    expect(wishOf(withWish)).toEqual(wish);
    expect(wishOf(changeShipping(withWish, first, there))).toEqual(NO_DELIVERY_WISH);
    expect(wishOf(resetShippings(withWish, false))).toEqual(NO_DELIVERY_WISH);
  });
});

describe("parcels of a destination", () => {
  const plain = { wish: NO_DELIVERY_WISH, packaging: NO_GIFT_PACKING };
  const apart = addPacking(two, first, [{ key: two.lines[0]!.key, quantity: 2 }], plain)!;
  const contents = (content: CartContent) =>
    parcelsOf(content).map(({ lines }) => lines.map((line) => [line.variant_id, line.quantity]));

  it("take part of the destination's lines", () => {
    expect(contents(apart)).toEqual([[[7, 3]], [[7, 2]], []]);
    expect(addPacking(two, first, [{ key: two.lines[0]!.key, quantity: 6 }], plain)).toBeNull();
    expect(addPacking(two, second, [{ key: two.lines[0]!.key, quantity: 1 }], plain)).toBeNull();
    expect(addPacking(two, "s99", [{ key: two.lines[0]!.key, quantity: 1 }], plain)).toBeNull();
  });

  it("merge when one is removed", () => {
    const [one, other] = parcelsOf(apart).map(({ packing }) => packing.key);
    expect(contents(withoutPacking(apart, other!))).toEqual([[[7, 5]], []]);
    expect(contents(withoutPacking(apart, one!))).toEqual([[[7, 5]], []]);
    expect(withoutPacking(two, two.shippings[0]!.packings[0]!.key)).toEqual(two);
  });

  it("keep the lines that stay at the destination when products are divided", () => {
    const spread = (a: number, b: number) =>
      divideLines(apart, [
        {
          product_id: 7,
          shippings: [
            { shipping_key: first, quantity: a },
            { shipping_key: second, quantity: b },
          ],
        },
      ])!;
    expect(contents(spread(5, 0))).toEqual(contents(apart));
    expect(contents(spread(4, 1))).toEqual([[[7, 3]], [[7, 1]], [[7, 1]]]);
    expect(contents(spread(1, 4))).toEqual([[[7, 1]], [[7, 4]]]);
  });
});

describe("any sequence of edits", () => {
  const small = fc.nat({ max: 3 });
  const edits: fc.Arbitrary<(content: CartContent) => CartContent> = fc.oneof(
    fc.tuple(small, fc.integer({ min: 1, max: 9 })).map(
      ([id, quantity]) =>
        (c: CartContent) =>
          addLine(c, id, quantity),
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
    fc.tuple(small, fc.integer({ min: 1, max: 3 }), small).map(([index, quantity, of]) => (c: CartContent) => {
      const line = c.lines[index];
      const key = c.shippings[of]?.key ?? "";
      return (
        (line &&
          addPacking(c, key, [{ key: line.key, quantity }], { wish: NO_DELIVERY_WISH, packaging: NO_GIFT_PACKING })) ??
        c
      );
    }),
    small.map((index) => (c: CartContent) => withoutPacking(c, parcelsOf(c)[index]?.packing.key ?? "")),
    fc.tuple(small, small).map(
      ([id, of]) =>
        (c: CartContent) =>
          add(c, { variant_id: id, quantity: 1, seen, accessory_of: c.lines[of]?.variant_id ?? null }),
    ),
    fc.tuple(small, small).map(
      ([id, of]) =>
        (c: CartContent) =>
          mergeContents(c, add(addLine(EMPTY_CART, of, 2), { variant_id: id, quantity: 1, seen, accessory_of: of })),
    ),
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

  it("keeps keys unique, each line in an existing parcel, equal lines merged, and no needless empty parcel", () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 30 }), (sequence) => {
        let cart = EMPTY_CART;
        for (const edit of sequence) {
          cart = edit(cart);
          const parcels = parcelsOf(cart);
          const keys = [...cart.lines, ...cart.shippings, ...parcels.map(({ packing }) => packing)].map(
            (part) => part.key,
          );
          expect(new Set(keys).size).toBe(keys.length);
          const known: (string | null)[] = parcels.map(({ packing }) => packing.key);
          for (const line of cart.lines) {
            expect(line.quantity).toBeGreaterThan(0);
            if (known.length > 0) expect(known).toContain(line.packing_key);
            else expect(line.packing_key).toBeNull();
          }
          const places = cart.lines.map((line) => `${line.variant_id}@${line.packing_key}+${line.accessory_of}`);
          expect(new Set(places).size).toBe(places.length);
          for (const { packings } of cart.shippings) {
            const empty = packings.filter(({ key }) => cart.lines.every((line) => line.packing_key !== key));
            expect(packings.length).toBeGreaterThan(0);
            expect(empty.length).toBe(packings.length > 1 ? 0 : empty.length);
          }
        }
      }),
    );
  });

  it("removes an accessory with its product", () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 30 }), (sequence) => {
        const { lines } = sequence.reduce((content, edit) => edit(content), EMPTY_CART);
        const chosen = lines.filter((line) => line.accessory_of === null).map((line) => line.variant_id);
        for (const line of lines) if (line.accessory_of !== null) expect(chosen).toContain(line.accessory_of);
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
          withoutPacking(cart, parcelsOf(cart)[index]?.packing.key ?? ""),
        ]) {
          for (const id of [0, 1, 2, 3]) expect(quantityOf(moved, id)).toBe(quantityOf(cart, id));
        }
      }),
    );
  });
});
