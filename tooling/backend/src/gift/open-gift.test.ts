import { type Call, calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { expireUnpaidOrders } from "../checkout/expire-unpaid-orders.ts";
import { socialGifts } from "../db/schema/gift.ts";
import { channels } from "../db/schema/shop.ts";
import { signGiftToken } from "../order/gift-token.ts";
import { updateOrderStatus } from "../order/update-order-status.ts";
import { testUnpaidGift } from "../testing/gift.fixture.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { openGiftShop } from "../testing/open-gift-shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";
import { openPaidGifts } from "./open-gift.ts";

describe("[gift.giver-status] a gift whose order awaits its payment", async () => {
  const { shop, variant, member, accept, getOrder } = await openGiftShop();

  const read = (call: Call, token: string) => shop.call(call, { params: { token } });
  const unpaid = async () => {
    const { order } = await testUnpaidGift(shop, variant, member.id);
    const [row] = await shop.db.select().from(socialGifts).where(eq(socialGifts.orderId, order.id));
    if (!row) throw new Error("The order is no gift");
    return { order, token: signGiftToken(shop.secret, row.publicId) };
  };
  const open = () => openPaidGifts({ db: shop.db, secret: shop.secret }, shop.clock.now);
  const giftMails = async () => (await findMailsTo(shop, member.email)).filter(({ kind }) => kind.startsWith("gift."));

  it("gives the giver no link, and the recipient the answer to an unknown one", async () => {
    const { order, token } = await unpaid();
    expect(order.social_gift).toMatchObject({ status: "awaiting_payment", token: null, expires_at: null });
    expect(await open()).toBe(0);
    const [confirmed, ...others] = await findMailsTo(shop, member.email);
    expect(others).toEqual([]);
    expect(confirmed?.bodyText).toContain("ご入金を確認しだいメールでお送りします");
    expect(confirmed?.bodyText).not.toContain("/social-gift/");
    for (const call of [calls.listGiftProducts, calls.declineGift, calls.getGiftCompletion]) {
      const answer = await read(call, token);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual((await read(call, "A".repeat(64))).body);
    }
    expect(await accept(token)).toMatchObject({ status: 404, body: { code: "social_gift.not_available" } });
  });

  it("opens once when it is paid: the link is mailed, and the days are counted from then", async () => {
    const { order, token } = await unpaid();
    shop.clock.now = new Date("2026-12-06T01:00:00Z");
    await updateOrderStatus(shop.db, order.id, "paid", shop.clock.now);
    await Promise.all([open(), open(), open()]);
    expect(await open()).toBe(0);
    expect((await getOrder(order.id)).body.social_gift).toMatchObject({
      status: "waiting",
      token,
      expires_at: "2026-12-20T15:00:00.000Z",
    });
    const mails = await giftMails();
    expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([
      ["gift.link", expect.stringContaining("ご入金を確認しました")],
    ]);
    expect(mails[0]?.bodyText).toContain(`/social-gift/shipping/${token}`);
    expect(mails[0]?.bodyText).toContain("2026年12月20日");
    shop.clock.now = new Date("2026-12-20T14:59:59Z");
    expect((await accept(token)).status).toBe(200);
  });

  it("never opens if it is cancelled as unpaid, even when a late payment arrives", async () => {
    const { order, token } = await unpaid();
    shop.clock.now = new Date("2026-12-20T01:00:00Z");
    await expireUnpaidOrders({ db: shop.db, services: new Map(), now: () => shop.clock.now, secret: shop.secret });
    expect((await getOrder(order.id)).body).toMatchObject({
      status: "cancelled",
      social_gift: { status: "cancelled", token: null },
    });
    await updateOrderStatus(shop.db, order.id, "paid", shop.clock.now);
    await open();
    expect((await accept(token)).status).toBe(404);
    expect(await giftMails()).toEqual([]);
  });

  it("is open at once if it costs nothing", async () => {
    const { settings } = shop.simple;
    const save = (changed: typeof settings) =>
      shop.db.update(channels).set({ settings: changed }).where(eq(channels.id, shop.simple.id));
    onTestFinished(async () => void (await save(settings)));
    await save({ ...settings, "ORDER.SOCIAL_GIFT.CARRIAGE": 0 });
    const { order } = await testUnpaidGift(shop, await testVariant(shop, { price: 0 }), member.id);
    expect(order).toMatchObject({ status: "paid", social_gift: { status: "waiting", token: expect.any(String) } });
    expect((await findMailsTo(shop, member.email)).at(-1)).toMatchObject({
      kind: "gift.link",
      subject: expect.stringContaining("ギフトのリンクをお送りします"),
    });
  });
});
