import type { Block } from "@noren/contract/shapes/block";
import type { Coupon } from "@noren/contract/shapes/coupon";
import type { Order, OrderSummary } from "@noren/contract/shapes/order";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { takeCoupon, takeLandingCoupon } from "./coupons.ts";
import { markFavourites } from "./favourites.ts";
import { cancelWarnings, replaceOrder } from "./order-list.ts";
import { addMeasurement, addMemorial, groupByCategory, removeMemorial, replaceMemorial } from "./member-lists.ts";
import { markRead } from "./read-marks.ts";
import { pushRecent, removeCounted, type Viewed } from "./product-history.ts";

describe("[favourite.everywhere] favourites", () => {
  const product = (id: number, is_favorite = false) => ({ id, is_favorite, name: `商品${id}` });

  test("change the product in every cached answer, and nothing else", () => {
    const page = { data: [product(1), product(2)], facets: { brands: [] } };
    const marked = markFavourites(page, new Set([2]), true);
    expect(marked.data).toEqual([product(1), product(2, true)]);
    expect(marked.data[0]).toBe(page.data[0]);
    expect(marked.facets).toBe(page.facets);
    expect(page.data[1]).toEqual(product(2));
    expect(markFavourites(marked, new Set([2]), false)).toEqual(page);
  });

  test("[history.product] update the entries of the product history", () => {
    const history = [{ id: 2, product_id: 7, product: product(7) }];
    expect(markFavourites(history, new Set([7]), true)).toEqual([{ id: 2, product_id: 7, product: product(7, true) }]);
    expect(markFavourites(history, new Set([2]), true)).toBe(history);
  });

  test("leave answers without the product unchanged", () => {
    const page = { data: [product(1, true)] };
    for (const [id, flag] of [
      [1, true],
      [9, true],
      [9, false],
    ] as const)
      expect(markFavourites(page, new Set([id]), flag)).toBe(page);
    for (const value of [null, undefined, 1, "x", [], { id: 1 }, { is_favorite: true }])
      expect(markFavourites(value, new Set([1]), true)).toBe(value);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(markFavourites(value, new Set([-1]), true)).toBe(value);
      }),
    );
  });
});

describe("[history.product] product history", () => {
  const viewed = (id: number, product_id: number): Viewed => ({ id, product_id });

  test("[limits.history] the newest first, each product once, at most 10", () => {
    const items = Array.from({ length: 10 }, (_, index) => viewed(index, index));
    expect(pushRecent(items, viewed(20, 3)).map(({ product_id }) => product_id)).toEqual([
      3, 0, 1, 2, 4, 5, 6, 7, 8, 9,
    ]);
    expect(pushRecent(items, viewed(20, 30)).map(({ product_id }) => product_id)).toEqual([
      30, 0, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.nat(), product_id: fc.nat(15) })), (views) => {
        const list = views.reduce<Viewed[]>(pushRecent, []);
        expect(list.length).toBeLessThanOrEqual(10);
        expect(new Set(list.map(({ product_id }) => product_id)).size).toBe(list.length);
        expect(list[0]).toEqual(views.at(-1));
      }),
    );
  });

  test("[request-history.delete] deleting removes one and lowers the total by one", () => {
    const list = { data: [viewed(1, 5), viewed(2, 6)], total: 12 };
    expect(removeCounted(list, 1)).toEqual({ data: [viewed(2, 6)], total: 11 });
    expect(removeCounted(list, 9)).toBe(list);
    expect(removeCounted({ data: [viewed(1, 5)], total: 0 }, 1)).toEqual({ data: [], total: 0 });
  });
});

describe("[order.cancel] orders", () => {
  const summary = { id: 1, order_no: "N-1", status: "accepted", can_cancel: true, item_count: 2 } as OrderSummary;
  const order = {
    id: 1,
    order_no: "N-1",
    status: "cancelled",
    status_name: "キャンセル",
    can_cancel: false,
    cancel_only_ecd_key: null,
    payment_guide: null,
    total_payment: 0,
  } as Order;

  test("the updated order replaces the one in the list", () => {
    const other = { ...summary, id: 2 };
    const { status, status_name, can_cancel, cancel_only_ecd_key, payment_guide, total_payment } = order;
    expect(replaceOrder([summary, other], order)).toEqual([
      { ...summary, status, status_name, can_cancel, cancel_only_ecd_key, payment_guide, total_payment },
      other,
    ]);
    expect(replaceOrder([other], order)).toEqual([other]);
  });

  test("a cancel_only_ecd_key adds a warning; without one the warnings stay empty", () => {
    expect(cancelWarnings({ cancel_only_ecd_key: "ecd.manual" })).toEqual(["ecd.manual"]);
    for (const cancel_only_ecd_key of [null, ""]) expect(cancelWarnings({ cancel_only_ecd_key })).toEqual([]);
  });
});

describe("[coupon.taken] coupons", () => {
  const coupons = [
    { id: 1, is_taken: false },
    { id: 2, is_taken: false },
  ];
  const taken = [
    { id: 1, is_taken: true },
    { id: 2, is_taken: false },
  ];

  test("marks a taken coupon in the list", () => {
    expect(takeCoupon(coupons, 1)).toEqual(taken);
    expect(takeCoupon(taken, 1)).toBe(taken);
    expect(takeCoupon(coupons, 9)).toBe(coupons);
  });

  test("marks it in the landing page's coupon block, when the page is lp", () => {
    const block = (coupon: readonly object[]): Block => ({
      name: "coupons",
      props: { title: "夏", coupon: coupon as Coupon[] },
    });
    const text: Block = { name: "text", props: { html: "夏" } };
    const page = { slug: "summer", layout: [block(coupons), text] };
    const marked = takeLandingCoupon(page, 1);
    expect(marked).toEqual({ slug: "summer", layout: [block(taken), text] });
    expect(marked.layout[1]).toBe(text);
    for (const [layout, id] of [
      [[], 1],
      [[text], 1],
      [[block(taken)], 1],
      [[block(coupons)], 9],
    ] as const) {
      const plain = { layout: [...layout] };
      expect(takeLandingCoupon(plain, id)).toBe(plain);
    }
  });
});

describe("read marks", () => {
  const news = [
    { id: 1, is_read: false },
    { id: 2, is_read: true },
    { id: 3, is_read: null },
  ];
  test("marks what was read, and changes nothing else", () => {
    expect(markRead(news, 1)).toEqual([{ id: 1, is_read: true }, news[1], news[2]]);
    expect(markRead(news, 1)[1]).toBe(news[1]);
    for (const id of [2, 3, 9]) expect(markRead(news, id)).toBe(news);
  });
});

describe("a member's own lists", () => {
  test("[memorial.add-delete] an added day is appended, a deleted one removed by id", () => {
    expect(addMemorial([{ id: 2 }], { id: 1 })).toEqual([{ id: 2 }, { id: 1 }]);
    expect(removeMemorial([{ id: 2 }, { id: 1 }], 2)).toEqual([{ id: 1 }]);
    const changed = { id: 2, name: "父の日" };
    expect(
      replaceMemorial(
        [
          { id: 2, name: "" },
          { id: 1, name: "" },
        ],
        changed,
      ),
    ).toEqual([changed, { id: 1, name: "" }]);
  });

  test("[measurement.add-delete] [limits.defaults] the newest first, trimmed to the limit, which is 1 by itself", () => {
    expect(addMeasurement(["b", "a"], "c", 2)).toEqual(["c", "b"]);
    expect(addMeasurement(["a"], "b")).toEqual(["b"]);
  });

  test("[faq.grouped] groups questions by category, in the order of first occurrence", () => {
    const items = [
      { category: "配送", id: 1 },
      { category: "返品", id: 2 },
      { category: "配送", id: 3 },
    ];
    expect(groupByCategory(items)).toEqual([
      { category: "配送", items: [items[0], items[2]] },
      { category: "返品", items: [items[1]] },
    ]);
    expect(groupByCategory([])).toEqual([]);
  });
});
