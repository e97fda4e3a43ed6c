import { type Call, calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { socialGifts } from "../db/schema/gift.ts";
import { channels } from "../db/schema/shop.ts";
import { setLogLevel } from "../process/log.ts";
import { updateOrderStatus } from "../order/update-order-status.ts";
import { okinawa, orderer, testCart } from "../testing/cart.fixture.ts";
import { receiver, testGift } from "../testing/gift.fixture.ts";
import { testIssuer } from "../testing/issuer.fixture.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { readPdf } from "../testing/pdf-text.ts";
import { openGiftShop } from "../testing/open-gift-shop.ts";
import { readStock } from "../testing/variant.fixture.ts";

/** The recipient's data, which the giver must never see. */
const SECRETS = [
  okinawa.postal_code,
  "900-0014",
  okinawa.city,
  okinawa.address1,
  okinawa.phone_number,
  "佐藤",
  "サトウ",
];
const place = { postal_code: okinawa.postal_code, prefecture: okinawa.prefecture };

describe("social gifts", async () => {
  const { shop, variant, member, accept, getOrder } = await openGiftShop();
  beforeAll(async () => {
    await shop.db.update(channels).set({ issuer: testIssuer }).where(eq(channels.id, shop.simple.id));
  });

  const gift = () => testGift(shop, variant, member.id);
  const read = (call: Call, token: string) => shop.call(call, { params: { token } });

  it("show products and sender, but no prices [gift.steps]", async () => {
    const { token } = await gift();
    const products = await read(calls.listGiftProducts, token);
    expect(products.body).toMatchObject({ ...receiver, expires_at: "2026-12-15T15:00:00.000Z" });
    expect(products.body.data).toMatchObject([{ product_name: "湯呑", quantity: 2, product_info: { name: "湯呑" } }]);
    expect(JSON.stringify(products.body)).not.toMatch(/price|1100|2200/);
    const shipping = await read(calls.getGiftShipping, token);
    expect(shipping.body).toMatchObject({ ...receiver, id: expect.any(Number) });
  });

  it("have a carriage independent of the destination, and no cash on delivery", async () => {
    const { order, cart } = await gift();
    expect(order).toMatchObject({ total_carriage: 880, total_payment: 3080 });
    expect(order.shippings).toMatchObject([{ shipping_name: "美咲", postal_code: null, full_address: null }]);
    expect(cart.token).toHaveLength(43);
    const next = await testCart(shop, member.id);
    await next.edit(calls.addCartProduct, { product_id: variant, quantity: 1 });
    await next.edit(calls.setSocialReceiver, { receiver });
    const { body } = await shop.call(calls.listCartPayments, { memberId: member.id, params: { token: next.token } });
    const method = body.data.find(({ code }: { code: string }) => code === "cash_on_delivery");
    expect(method.is_available).toBe(false);
  });

  it("validate address and delivery time without saving them [gift.delivery-input]", async () => {
    const { token } = await gift();
    const { body: address } = await shop.call(calls.checkGiftShipping, { body: { token, ...okinawa } });
    expect(address).toMatchObject({ ...place, shipping_name: "佐藤 太郎" });
    const times = await shop.call(calls.listGiftLeadTimes, {
      params: { token },
      query: { postal: place.postal_code, pref: place.prefecture },
    });
    const [time] = times.body.data;
    expect(time).toMatchObject({ order_shipping_id: (await read(calls.getGiftShipping, token)).body.id });
    const wish = { delivery_at: time.dates[0], delivery_timezone_key: Object.keys(time.delivery_timezone)[0] };
    const check = (changes: object) =>
      shop.call(calls.checkGiftDelivery, { body: { token, ...place, ...wish, ...changes } });
    expect((await check({})).body).toMatchObject({ ...wish, delivery_timezone_name: "午前中" });
    expect(await check({ delivery_at: "2026-12-01" })).toMatchObject({
      status: 422,
      body: { code: "social_gift.delivery.not_available" },
    });
    expect((await check({ delivery_timezone_key: "constructor" })).status).toBe(422);
    expect((await check({ prefecture: "琉球" })).body.errors).toHaveProperty("prefecture");
    const [row] = await shop.db.select().from(socialGifts).where(eq(socialGifts.acceptedAt, shop.clock.now));
    expect(row).toBeUndefined();
  });

  it("never reveal the address to the giver: not in a response, mail, file or log", async () => {
    const { order, token, cart } = await gift();
    const log: string[] = [];
    const write = vi.spyOn(process.stderr, "write").mockImplementation((line) => log.push(String(line)) > 0);
    onTestFinished(() => write.mockRestore());
    onTestFinished(() => setLogLevel("silent"));
    setLogLevel("info");
    const accepted = await accept(token);
    expect(log.join("")).toContain('"message":"request"');
    expect(accepted).toMatchObject({ status: 200, body: { order_no: order.order_no } });
    const seen: unknown[] = [
      accepted.body,
      (await read(calls.getGiftCompletion, token)).body,
      (await getOrder(order.id)).body,
      (await shop.call(calls.listOrders, { memberId: member.id })).body,
      (await cart.placeOrder(3080)).body,
      (await shop.call(calls.listAddresses, { memberId: member.id })).body,
      await findMailsTo(shop, member.email),
      log,
    ];
    for (const call of [calls.downloadReceipt, calls.downloadOrderQuotation]) {
      const file = await shop.call(call, { memberId: member.id, params: { id: order.id } });
      seen.push(readPdf(file.body).texts);
    }
    for (const secret of SECRETS) expect(JSON.stringify(seen)).not.toContain(secret);
    const [stored] = await shop.db.select().from(socialGifts).where(eq(socialGifts.orderId, order.id));
    expect(stored?.address).toMatchObject(place);
  });

  it("mail the link and the acceptance to the giver", async () => {
    const { order, token } = await gift();
    await accept(token);
    const mails = (await findMailsTo(shop, member.email)).filter(({ kind }) => kind.startsWith("gift."));
    expect(mails.map(({ kind }) => kind)).toEqual(["gift.link", "gift.accepted"]);
    expect(mails[0]?.bodyText).toContain(`http://localhost:3000/social-gift/shipping/${token}`);
    expect(mails[0]?.bodyText).toContain("2026年12月15日");
    expect(mails[1]?.bodyText).not.toContain(token);
    expect((await getOrder(order.id)).body.social_gift).toMatchObject({
      status: "accepted",
      status_name: "お受け取り手続き済み",
      token: null,
    });
  });

  it("are accepted once under concurrent requests", async () => {
    const { token } = await gift();
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 404)]);
  });

  it("are either accepted or cancelled in a race, never both", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { order, token } = await gift();
      const [accepted, cancelled] = await Promise.all([
        accept(token),
        shop.call(calls.cancelOrder, { memberId: member.id, params: { id: order.id }, body: { cancel_reason: null } }),
      ]);
      expect([accepted.status, cancelled.status].toSorted()).toSatisfy(([one, other]) =>
        one === 200 ? [404, 409].includes(other) : false,
      );
    }
  });

  it("give the same answer to unknown, used, expired, cancelled and other shops' links", async () => {
    const [used, expired, cancelled] = [await gift(), await gift(), await gift()];
    await accept(used.token);
    await shop.call(calls.cancelOrder, {
      memberId: member.id,
      params: { id: cancelled.order.id },
      body: { cancel_reason: null },
    });
    shop.clock.now = new Date("2026-12-15T14:59:59Z");
    expect((await read(calls.listGiftProducts, expired.token)).status).toBe(200);
    shop.clock.now = new Date("2026-12-15T15:00:00Z");
    const forged = `${expired.token.slice(0, 40)}${"A".repeat(24)}`;
    const asks: ((token: string, channel?: string) => Promise<{ status: number; body: unknown }>)[] = [
      (token, channel) => shop.call(calls.listGiftProducts, { params: { token }, channel }),
      (token, channel) => shop.call(calls.getGiftShipping, { params: { token }, channel }),
      (token, channel) => shop.call(calls.checkGiftShipping, { body: { token, ...okinawa }, channel }),
      (token, channel) => shop.call(calls.checkGiftDelivery, { body: { token, ...place }, channel }),
      (token, channel) =>
        shop.call(calls.listGiftLeadTimes, {
          params: { token },
          query: { postal: place.postal_code, pref: place.prefecture },
          channel,
        }),
      (token, channel) => shop.call(calls.acceptGift, { params: { token }, body: okinawa, channel }),
    ];
    for (const ask of asks) {
      const answers = await Promise.all([
        ...[used, expired, cancelled].map(({ token }) => ask(token)),
        ask(forged),
        ask("A".repeat(64)),
        ask(used.token, "fl1"),
      ]);
      for (const answer of answers)
        expect(answer).toMatchObject({ status: 404, body: { code: "social_gift.not_available" } });
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    }
    for (const token of [expired.token, cancelled.token, forged])
      expect((await read(calls.getGiftCompletion, token)).status).toBe(404);
  });

  it("are not packed before they have an address", async () => {
    const { order, token } = await gift();
    await expect(updateOrderStatus(shop.db, order.id, "preparing", shop.clock.now)).rejects.toThrow(RangeError);
    await accept(token);
    await updateOrderStatus(shop.db, order.id, "preparing", shop.clock.now);
  });

  it("can be ordered by guests, who get the link with the cart's order", async () => {
    const { order, cart, token } = await testGift(shop, variant);
    const answer = await shop.call(calls.getCartOrder, {
      params: { orderNo: order.order_no },
      query: { token: cart.token },
    });
    expect(answer.body.social_gift.token).toBe(token);
    expect((await findMailsTo(shop, orderer.email)).at(-1)?.bodyText).toContain(token);
  });

  it.each([
    [{ postal_code: "900-0014" }, "postal_code"],
    [{ prefecture: "琉球" }, "prefecture"],
    [{ shipping_last_name: "\u0000" }, "shipping_last_name"],
    [{ delivery_at: "2026-02-30" }, "delivery_at"],
  ])("reject the address %o", async (changes, field) => {
    const { token } = await gift();
    const answer = await accept(token, changes);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect((await accept(token)).status).toBe(200);
  });

  it("restore the stock when they are cancelled", async () => {
    const before = await readStock(shop, variant);
    const { order } = await gift();
    expect(await readStock(shop, variant)).toBe(before - 2);
    await shop.call(calls.cancelOrder, {
      memberId: member.id,
      params: { id: order.id },
      body: { cancel_reason: null },
    });
    expect(await readStock(shop, variant)).toBe(before);
    expect((await getOrder(order.id)).body.social_gift).toMatchObject({ status: "cancelled", token: null });
  });
});
