import { calls } from "@noren/contract";
import { addSeconds } from "date-fns/addSeconds";
import { expect, it } from "vitest";
import { attempts } from "../db/schema/account.ts";
import { isOf } from "../rate-limit/attempts.ts";
import { copyReadyCarts, readyCart } from "../testing/cart.fixture.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { verifiedMember } from "../testing/member.fixture.ts";
import { openTestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";
import { ORDERS_OF_MEMBER } from "./limit-orders.ts";

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
  expect(await shop.db.$count(attempts, isOf(ORDERS_OF_MEMBER, String(memberId)))).toBe(1);
  await shop.db
    .update(attempts)
    .set({ count: ORDERS_OF_MEMBER.max })
    .where(isOf(ORDERS_OF_MEMBER, String(memberId)));
  const mails = (await findMailsTo(shop, email)).length;

  const [cart] = await copyReadyCarts(shop, [[variant, 1]], 1);
  const params = { token: cart!.token };
  const body = { total_payment: (await cart!.read()).detail.order.total_payment };
  expect((await shop.call(calls.decideCart, { memberId, params, body })).body.code).toBe("rate_limited");
  expect((await findMailsTo(shop, email)).length).toBe(mails);

  const other = (await verifiedMember(shop)).id;
  expect((await shop.call(calls.decideCart, { memberId: other, params, body })).status).toBe(200);
  shop.clock.now = addSeconds(shop.clock.now, ORDERS_OF_MEMBER.seconds + 1);
  expect((await place()).status).toBe(200);
});
