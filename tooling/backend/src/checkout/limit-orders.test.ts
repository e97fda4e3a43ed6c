import { calls } from "@noren/contract";
import { addSeconds } from "date-fns/addSeconds";
import { subDays } from "date-fns/subDays";
import { eq, isNull, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { carts } from "../db/schema/cart.ts";
import { orders } from "../db/schema/order.ts";
import { attempts } from "../db/schema/account.ts";
import { isOf } from "../rate-limit/attempts.ts";
import { copyReadyCarts, otherOrderer, readyCart } from "../testing/cart.fixture.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { verifiedMember } from "../testing/member.fixture.ts";
import { openTestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";
import { ORDER_BYTES_PER_NETWORK, ORDERS_PER_MEMBER } from "./limit-orders.ts";

it("a network stores 100 MiB of wide orders a day; smaller ones and those of known customers do not count", async () => {
  const shop = await openTestShop();
  const variant = await testVariant(shop, { stock: 20 });
  const ip = "203.0.113.7";
  const placeOrder = async ({
    remarks,
    memberId,
    ip: from = ip,
  }: {
    remarks?: string;
    memberId?: number;
    ip?: string;
  }) => {
    const cart = await readyCart(shop, [[variant, 1]], memberId, otherOrderer());
    const total_payment = (await cart.read()).detail.order.total_payment;
    if (remarks)
      await shop.db
        .update(carts)
        .set({ content: sql`${carts.content} || ${JSON.stringify({ remarks })}` })
        .where(isNull(carts.decidedAt));
    const as = memberId === undefined ? {} : { memberId };
    return shop.call(calls.decideCart, {
      ...as,
      headers: { "x-forwarded-for": from },
      params: { token: cart.token },
      body: { total_payment },
    });
  };
  const wide = "あ".repeat(30_000);
  const ofNetwork = isOf(ORDER_BYTES_PER_NETWORK, ip);
  await placeOrder({});
  expect(await shop.db.$count(attempts, ofNetwork)).toBe(0);
  expect((await placeOrder({ remarks: wide })).status).toBe(200);
  const [counted] = await shop.db.select().from(attempts).where(ofNetwork);
  expect(counted?.count).toBeGreaterThan(20_000);
  await shop.db.update(attempts).set({ count: ORDER_BYTES_PER_NETWORK.max }).where(ofNetwork);
  expect((await placeOrder({ remarks: wide })).body.code).toBe("rate_limited");
  expect((await placeOrder({})).status).toBe(200);
  expect((await placeOrder({ remarks: wide, ip: "203.0.113.8" })).status).toBe(200);
  const { id: memberId } = await verifiedMember(shop);
  await placeOrder({ memberId });
  await shop.db
    .update(orders)
    .set({ status: "shipped", orderedAt: subDays(shop.clock.now, 2) })
    .where(eq(orders.userId, memberId));
  expect((await placeOrder({ remarks: wide, memberId })).status).toBe(200);
});

it("a member who cancels each order places no more than thirty an hour, with guests' carts too", async () => {
  const shop = await openTestShop();
  const variant = await testVariant(shop, { stock: 3 });
  const { id: memberId, email } = await verifiedMember(shop);
  const place = async () => {
    const { token, read } = await readyCart(shop, [[variant, 1]], memberId);
    const { total_payment } = (await read()).detail.order;
    return shop.call(calls.decideCart, { memberId, params: { token }, body: { total_payment } });
  };
  const first = await place();
  expect(first.status).toBe(200);
  const cancelled = { memberId, params: { id: first.body.order.id }, body: { cancel_reason: null } };
  expect((await shop.call(calls.cancelOrder, cancelled)).body.status).toBe("cancelled");
  expect(await shop.db.$count(attempts, isOf(ORDERS_PER_MEMBER, String(memberId)))).toBe(1);
  await shop.db
    .update(attempts)
    .set({ count: ORDERS_PER_MEMBER.max })
    .where(isOf(ORDERS_PER_MEMBER, String(memberId)));
  const mails = (await findMailsTo(shop, email)).length;

  const [cart] = await copyReadyCarts(shop, [[variant, 1]], 1);
  const params = { token: cart!.token };
  const body = { total_payment: (await cart!.read()).detail.order.total_payment };
  expect((await shop.call(calls.decideCart, { memberId, params, body })).body.code).toBe("rate_limited");
  expect((await findMailsTo(shop, email)).length).toBe(mails);

  const other = (await verifiedMember(shop)).id;
  expect((await shop.call(calls.decideCart, { memberId: other, params, body })).status).toBe(200);
  shop.clock.now = addSeconds(shop.clock.now, ORDERS_PER_MEMBER.seconds + 1);
  expect((await place()).status).toBe(200);
});
