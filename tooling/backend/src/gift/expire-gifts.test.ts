import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testGift } from "../testing/gift.fixture.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { openGiftShop } from "../testing/open-gift-shop.ts";
import { readStock } from "../testing/variant.fixture.ts";
import { expireGifts } from "./expire-gifts.ts";

describe("social gifts that are not accepted", async () => {
  const { shop, variant, member, accept, getOrder } = await openGiftShop("2027-02-01T01:00:00Z");
  beforeEach(async () => {
    while ((await expire()) > 0);
  });

  const gift = () => testGift(shop, variant, member.id);
  const expire = () => expireGifts({ db: shop.db, secret: shop.secret }, shop.clock.now);
  const kinds = async () => (await findMailsTo(shop, member.email)).map(({ kind }) => kind);

  it("send one reminder, in the morning three days before they expire", async () => {
    const { token } = await gift();
    shop.clock.now = new Date("2027-02-12T23:59:59Z");
    await expire();
    expect(await kinds()).not.toContain("gift.reminder");
    shop.clock.now = new Date("2027-02-13T00:00:00Z");
    await Promise.all([expire(), expire(), expire()]);
    expect((await kinds()).filter((kind) => kind === "gift.reminder")).toHaveLength(1);
    expect((await findMailsTo(shop, member.email)).at(-1)?.bodyText).toContain(token);
    expect((await accept(token)).status).toBe(200);
  });

  it("expire: the order is cancelled once, its stock is restored, the giver is notified", async () => {
    const before = await readStock(shop, variant);
    const { order, token } = await gift();
    const guests = await testGift(shop, variant);
    shop.clock.now = new Date("2027-02-15T15:00:00Z");
    await Promise.all([expire(), expire(), expire()]);
    expect(await expire()).toBe(0);
    expect(await readStock(shop, variant)).toBe(before);
    expect((await kinds()).filter((kind) => kind === "gift.expired")).toHaveLength(1);
    expect((await findMailsTo(shop, member.email)).at(-1)?.bodyText).toContain("ご返金");
    expect((await getOrder(order.id)).body).toMatchObject({
      status: "cancelled",
      cancel_only_ecd_key: "refund-by-hand",
      social_gift: { status: "expired", token: null },
    });
    for (const each of [token, guests.token]) expect((await accept(each)).status).toBe(404);
  });

  it("do not hold up the others while the order of one cannot be cancelled", async () => {
    const gifts = [await gift(), await gift(), await gift()];
    const stuck = sql.raw(String(gifts[0]?.order.id));
    await shop.db.execute(sql`ALTER TABLE orders ADD CONSTRAINT stuck CHECK (id <> ${stuck} OR status <> 'cancelled')`);
    shop.clock.now = new Date("2027-02-15T15:00:00Z");
    expect(await expire()).toBe(2);
    await shop.db.execute(sql`ALTER TABLE orders DROP CONSTRAINT stuck`);
    expect(await expire()).toBe(1);
  });

  it("are either accepted or expired in a race, never both", async () => {
    const gifts = [await gift(), await gift(), await gift()];
    shop.clock.now = new Date("2027-02-15T14:59:59Z");
    const late = new Date("2027-02-15T15:00:00Z");
    const [, ...answers] = await Promise.all([
      expireGifts({ db: shop.db, secret: shop.secret }, late),
      ...gifts.map(({ token }) => accept(token)),
    ]);
    for (const [index, { status }] of answers.entries()) {
      const { body } = await getOrder(gifts[index]?.order.id ?? 0);
      expect([status, body.status]).toEqual(status === 200 ? [200, "paid"] : [404, "cancelled"]);
    }
  });
});
