import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { orders } from "../db/schema/order.ts";
import { orderer, PAYMENT_IDS, readyCart } from "../testing/cart.fixture.ts";
import { expectInvariants } from "../testing/invariants.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { openShopWithPayments } from "../testing/payment.fixture.ts";
import type { TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";
import { setOrderStatus, type StaffStatus } from "./set-order-status.ts";

describe("the status of an order that the staff sets", () => {
  let shop: TestShop;
  let variant: number;
  beforeAll(async () => {
    ({ shop } = await openShopWithPayments());
    variant = await testVariant(shop, { price: 1100, stock: 100 });
  });
  afterEach(() => expectInvariants(shop));

  async function place(payment_id: number = PAYMENT_IDS.bankTransfer) {
    const cart = await readyCart(shop, [[variant, 1]]);
    await cart.edit(calls.modifyCartOrder, { payment_id });
    const { order_no: orderNo } = (await cart.placeOrder()).body.order;
    const set = (to: StaffStatus, channel = "simple") =>
      setOrderStatus(shop.db, { channel, orderNo, to }, shop.clock.now);
    const read = async () => (await shop.db.select().from(orders).where(eq(orders.orderNo, orderNo)))[0];
    return { orderNo, set, read };
  }

  it("records the transfer of a guest, and the dispatch and delivery of the parcels", async () => {
    const { orderNo, set, read } = await place();
    await expect(set("preparing")).rejects.toThrow("cannot become preparing from accepted");
    for (const status of ["paid", "preparing", "shipped", "completed"] as const) {
      await set(status);
      expect(await read()).toMatchObject({ status, paidAt: shop.clock.now });
    }
    const mails = (await findMailsTo(shop, orderer.email)).filter(({ reference }) => reference === orderNo);
    expect(mails.map(({ kind }) => kind)).toEqual(["order.confirmed", "order.paid", "order.shipped"]);
    expect(mails.at(-1)).toMatchObject({
      subject: expect.stringContaining("商品を発送しました"),
      bodyText: expect.stringContaining("お届け先"),
    });
    await expect(set("cancelled")).rejects.toThrow("発送の準備に入っているため");
  });

  it("cancels a guest's order with a mail, and marks a transfer that was received for a refund by hand", async () => {
    const { orderNo, set, read } = await place();
    await set("paid");
    await set("cancelled");
    expect(await read()).toMatchObject({ status: "cancelled", cancelOnlyEcdKey: "refund-by-hand" });
    await expect(set("paid", "students")).rejects.toThrow(`The shop students has no order ${orderNo}.`);
  });

  it("leaves payments of a service to the service", async () => {
    const { set } = await place(PAYMENT_IDS.deferred);
    await expect(set("paid")).rejects.toThrow("The payment service reports the payment");
  });
});
