import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stockMovements } from "../db/schema/catalogue.ts";
import { okinawa, readyCart } from "../testing/cart.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { readStock, testVariant } from "../testing/variant.fixture.ts";
import { MANUAL_REFUND_KEY } from "./cancel-order.ts";
import { updateOrderStatus } from "./update-order-status.ts";

describe("orders of a member", () => {
  let shop: TestShop;
  let memberId: number;
  let variant: number;
  beforeAll(async () => {
    shop = await openTestShop();
    variant = await testVariant(shop, { name: "湯呑", price: 1100, stock: 1000 });
  });
  beforeEach(async () => {
    memberId = (await testMember(shop)).id;
  });
  afterEach(() => expectInvariants(shop));

  const order = async (quantity = 1): Promise<number> => {
    const cart = await readyCart(shop, [[variant, quantity]], memberId);
    return (await cart.placeOrder()).body.order.id;
  };
  const list = (query = {}) => shop.call(calls.listOrders, { memberId, query });
  const get = (id: number) => shop.call(calls.getOrder, { memberId, params: { id } });
  const cancel = (id: number, as = memberId) =>
    shop.call(calls.cancelOrder, { memberId: as, params: { id }, body: { cancel_reason: "間違えたため" } });

  it("list newest first, in pages, with their total [order.shape] [pagination.headers]", async () => {
    const ids: number[] = [];
    for (let count = 1; count <= 12; count += 1) ids.push(await order(count));
    await cancel(ids[0]!);
    const first = await list();
    expect(first.body.data.map((each: { id: number }) => each.id)).toEqual(ids.toReversed().slice(0, 10));
    expect(["x-total", "x-per-page", "x-last-page", "x-current-page"].map((name) => first.headers.get(name))).toEqual([
      "12",
      "10",
      "2",
      "1",
    ]);
    const all = (await list({ per: "all" })).body;
    const active = all.data.filter((each: { status: string }) => each.status !== "cancelled");
    expect(all.user_order_total_payment).toBe(
      active.reduce((sum: number, each: { total_payment: number }) => sum + each.total_payment, 0),
    );
    expect(all.data.at(-1)).toMatchObject({ status: "cancelled", status_name: "キャンセル", can_cancel: false });
    expect((await get(ids[0]!)).body).toMatchObject({
      id: ids[0],
      memo: null,
      cancel_reason: "間違えたため",
      cancel_only_ecd_key: null,
    });
    expect(all.data[0]).toMatchObject({ item_count: 12, products: [{ product_name: "湯呑", quantity: 12 }] });
    // An account may add orders without an end, so `all` is the largest page.
    expect((await list({ per: "all" })).headers.get("x-per-page")).toBe("100");
    expect((await list({ page: 2 })).body.data).toHaveLength(2);
    expect((await list({ page: 3 })).body.data).toEqual([]);
    expect((await list({ page: 0 })).status).toBe(422);
  });

  it("count a product once that goes to several destinations", async () => {
    const cart = await readyCart(shop, [[variant, 3]], memberId);
    const { detail } = await cart.edit(calls.addCartShipping, { address: okinawa });
    const [near, far] = detail.shippings.map(({ key }) => key);
    await cart.edit(calls.divideCartProduct, {
      products: [
        {
          product_id: variant,
          shippings: [
            { shipping_key: near, quantity: 1 },
            { shipping_key: far, quantity: 2 },
          ],
        },
      ],
    });
    await cart.placeOrder();
    expect((await list()).body.data[0].products).toMatchObject([{ product_name: "湯呑", quantity: 3 }]);
  });

  it("are found by period and by number or product, while the total counts them all [order.search]", async () => {
    const { now } = shop.clock;
    const orderAt = async (moment: string) => {
      shop.clock.now = new Date(moment);
      return order();
    };
    // 23:30 and 0:30 in Japan.
    const [first, second, third] = [
      await orderAt("2026-11-20T14:30:00Z"),
      await orderAt("2026-11-20T15:30:00Z"),
      await orderAt("2026-11-22T03:00:00Z"),
    ];
    shop.clock.now = now;
    const idsOf = async (query: object) => (await list(query)).body.data.map((each: { id: number }) => each.id);
    expect(await idsOf({ from: "2026-11-21" })).toEqual([third, second]);
    expect(await idsOf({ to: "2026-11-20" })).toEqual([first]);
    expect(await idsOf({ from: "2026-11-21", to: "2026-11-21" })).toEqual([second]);
    const { order_no } = (await get(first)).body;
    expect(await idsOf({ word: order_no.toLowerCase() })).toEqual([first]);
    expect(await idsOf({ word: "湯呑", to: "2026-11-21" })).toEqual([second, first]);
    expect(await idsOf({ word: "%" })).toEqual([]);
    await cancel(second);
    expect(await idsOf({ status: "cancelled" })).toEqual([second]);
    expect(await idsOf({ status: "accepted", to: "2026-11-21" })).toEqual([first]);
    expect((await list({ status: "lost" })).status).toBe(422);
    expect((await list({ to: "9999-12-31" })).body.errors).toHaveProperty("to");
    const { body, headers } = await list({ from: "2026-11-22" });
    expect(headers.get("x-total")).toBe("1");
    expect(body.user_order_total_payment).toBe((await list()).body.user_order_total_payment);
    expect((await list({ from: "2026-02-30" })).status).toBe(422);
  });

  it("are visible to their member only", async () => {
    const id = await order();
    expect((await get(id)).body).toMatchObject({ id, can_cancel: true });
    const stranger = (await testMember(shop)).id;
    const theirs = await shop.call(calls.getOrder, { memberId: stranger, params: { id } });
    const none = await shop.call(calls.getOrder, { memberId: stranger, params: { id: 2_000_000_000 } });
    expect(theirs).toMatchObject({ status: 404, body: none.body });
    expect((await cancel(id, stranger)).status).toBe(404);
    expect((await shop.call(calls.getOrder, { params: { id } })).status).toBe(401);
    expect((await shop.call(calls.listOrders, { memberId: stranger })).body).toEqual({
      data: [],
      user_order_total_payment: 0,
    });
  });

  it("restore their stock once under concurrent cancellations [order.cancel]", async () => {
    const before = await readStock(shop, variant);
    const id = await order(3);
    expect(await readStock(shop, variant)).toBe(before - 3);
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      status: "cancelled",
      cancel_reason: "間違えたため",
      cancel_only_ecd_key: null,
      can_cancel: false,
    });
    expect(await readStock(shop, variant)).toBe(before);
    const { order_no } = answers[0]?.body ?? {};
    const moved = await shop.db.select().from(stockMovements).where(eq(stockMovements.reference, order_no));
    expect(moved.map((movement) => [movement.quantity, movement.reason])).toEqual([
      [-3, "order"],
      [3, "cancel"],
    ]);
  });

  it("warn if the shop must refund the payment [order.shape]", async () => {
    const id = await order();
    await updateOrderStatus(shop.db, id, "paid", shop.clock.now);
    const { body } = await cancel(id);
    expect([body.cancel_only_ecd_key, body.refund.status]).toEqual([MANUAL_REFUND_KEY, "manual"]);
    expect((await list()).body.data[0].cancel_only_ecd_key).toBe(MANUAL_REFUND_KEY);
  });

  it("have the day in Japan on which they were shipped, in the list too", async () => {
    const id = await order();
    const listed = async () => (await list()).body.data.find((each: { id: number }) => each.id === id);
    for (const state of ["paid", "preparing"] as const) await updateOrderStatus(shop.db, id, state, shop.clock.now);
    expect([(await get(id)).body.shipped_on, (await listed())?.shipped_on]).toEqual([null, null]);
    // 00:30 of the next day in Japan.
    const shippedAt = new Date("2026-11-21T15:30:00Z");
    await updateOrderStatus(shop.db, id, "shipped", shippedAt);
    await updateOrderStatus(shop.db, id, "completed", new Date("2026-11-24T03:00:00Z"));
    expect([(await get(id)).body.shipped_on, (await listed())?.shipped_on]).toEqual(["2026-11-22", "2026-11-22"]);
  });

  it("reject cancellation once packed", async () => {
    const id = await order();
    const before = await readStock(shop, variant);
    await updateOrderStatus(shop.db, id, "paid", shop.clock.now);
    for (const state of ["preparing", "shipped", "completed"] as const) {
      await updateOrderStatus(shop.db, id, state, shop.clock.now);
      expect(await cancel(id)).toMatchObject({ status: 409, body: { code: "order.cancel.not_allowed" } });
      expect((await get(id)).body).toMatchObject({ status: state, can_cancel: false });
    }
    expect(await readStock(shop, variant)).toBe(before);
    await expect(updateOrderStatus(shop.db, id, "paid", shop.clock.now)).rejects.toThrow(RangeError);
  });

  it("are either packed or cancelled in a race, never both", async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await order();
      await updateOrderStatus(shop.db, id, "paid", shop.clock.now);
      const [packed, cancelled] = await Promise.allSettled([
        updateOrderStatus(shop.db, id, "preparing", shop.clock.now),
        cancel(id),
      ]);
      const { status } = (await get(id)).body;
      if (packed.status === "fulfilled") expect(status).toBe("preparing");
      else expect(status).toBe("cancelled");
      if (cancelled.status === "fulfilled") expect(cancelled.value.status).toBe(status === "cancelled" ? 200 : 409);
    }
  });
});
