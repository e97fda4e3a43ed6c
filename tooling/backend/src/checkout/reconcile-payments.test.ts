import { calls } from "@noren/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { PASSWORD, testMember } from "../testing/member.fixture.ts";
import { CARDS, cardOf } from "../testing/payment-service.ts";
import { ServiceUnreachable } from "../payment/service/payment-service.ts";
import { openShopWithPayments, testPaymentCart } from "../testing/payment.fixture.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

it.each(["removed", "silent"])("payments and cards of a %s service do not block the others", async (kind) => {
  const { shop, pay, context } = await openShopWithPayments();
  const unanswered = () => Promise.reject(new ServiceUnreachable("silent"));
  const silent = { ...pay.service, find: unanswered, cancel: unanswered, deleteCard: unanswered };
  const services = new Map([...context.services, ...(kind === "silent" ? [["former", silent] as const] : [])]);
  await shop.db.execute(sql`
    INSERT INTO payments (id, channel_id, cart_updated_at, order_no, service, method, payment_id, amount, choice,
      is_save_card, status, wanted, created_at, expires_at)
    SELECT gen_random_uuid(), ${shop.simple.id}, now(), 'FORMER-' || number, 'former', 'card', 5, 1, '', false,
      'authorised', 'return', '2020-01-01', '2020-01-01' FROM generate_series(1, 100) number`);
  await shop.db.execute(sql`
    INSERT INTO user_cards (service, token, token_key, brand, last4, expiration, name, is_main, created_at, removed_at)
    SELECT 'former', number, '', 'visa', '4242', '203012', '', false, '2020-01-01', '2020-01-01'
    FROM generate_series(1, 50) number`);

  const { id: memberId } = await testMember(shop);
  const card = (
    await shop.call(calls.createCard, { memberId, body: { ...cardOf(CARDS.good), current_password: PASSWORD } })
  ).body;
  pay.failAt("deleteCard", "before");
  await shop.call(calls.deleteCard, { memberId, params: { id: card.id } });
  const cart = await testPaymentCart(shop, "card");
  pay.failAt("capture", "before");
  const { order_no } = (await cart.placeOrder(cardOf(CARDS.good))).body;
  pay.restore();

  const isDone = async () => (await cart.order(order_no)).body.status === "paid" && !pay.cards.has(card.token);
  for (let run = 1; run <= 30 && !(await isDone()); run += 1) await reconcilePayments({ ...context, services });
  expect(await isDone()).toBe(true);
});
