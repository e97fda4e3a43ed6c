import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { users } from "../db/schema/account.ts";
import { categories } from "../db/schema/catalogue.ts";
import { channels } from "../db/schema/shop.ts";
import { testIssuer } from "../testing/issuer.fixture.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { testMember, verifiedMember } from "../testing/member.fixture.ts";
import { openTestShop } from "../testing/shop.ts";
import { mailMemorials } from "./mail-memorials.ts";

const birthday = { target_user_name: "正夫", call: "お父さん", division_ct: 1, name: "父の誕生日", month: 6, date: 15 };

const shop = await openTestShop();
beforeAll(() => shop.db.update(channels).set({ issuer: testIssuer }));

/** 10:00 in Japan. */
const morning = (day: string) => new Date(`${day}T01:00:00Z`);

const register = async (memberId: number, today: string, changes: object = {}) => {
  shop.clock.now = morning(today);
  return (await shop.call(calls.createMemorial, { memberId, body: { ...birthday, ...changes } })).body;
};
/** Runs the job as three processes do, until nothing is due. */
const run = async (now: Date) => {
  for (;;) {
    const counts = await Promise.all([1, 2, 3].map(() => mailMemorials(shop.db, now)));
    if (counts.every((count) => count === 0)) return;
  }
};
const subjects = async (email: string) => (await findMailsTo(shop, email)).map(({ subject }) => subject);

describe("[mypage.reminders] the mail before a memorial day", () => {
  it("is sent once a year, 14 days before and not at night, with ways to gifts and to the day", async () => {
    const { id, email } = await verifiedMember(shop);
    await register(id, "2027-01-10");
    await run(morning("2027-05-31"));
    await run(new Date("2027-05-31T23:59:59Z"));
    expect(await subjects(email)).toEqual([]);
    await run(new Date("2027-06-01T00:00:00Z"));
    await run(morning("2027-06-02"));
    const [mail, ...others] = await findMailsTo(shop, email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: expect.stringContaining("記念日が近づいています"), userId: id });
    const { origin } = shop.simple;
    for (const text of [
      "あと14日",
      "父の誕生日",
      "2027年6月15日（火）",
      `${origin}/product\n`,
      `${origin}/mypage/memorial\n`,
    ])
      expect(mail?.bodyText).toContain(text);
    await run(morning("2028-06-01"));
    expect(await subjects(email)).toHaveLength(2);
  });

  it("leads to offerings for a day of death, in the shop's category of gifts", async () => {
    const { id, email } = await verifiedMember(shop);
    await register(id, "2027-01-10", { division_ct: 3, name: "祖父の命日", month: 3, date: 20 });
    const [gift] = await shop.db
      .insert(categories)
      .values({ channelId: shop.simple.id, key: "gift", name: "贈りもの" })
      .returning();
    await run(morning("2027-03-06"));
    await shop.db.delete(categories).where(eq(categories.id, gift!.id));
    expect(await findMailsTo(shop, email)).toMatchObject([
      {
        subject: expect.stringContaining("ご命日が近づいています"),
        bodyText: expect.stringContaining(`お供えの品を探す\n${shop.simple.origin}/product?category=gift\n`),
      },
    ]);
  });

  it.each([
    ["2027-02-13", "2027-02-14", "2027年2月28日"],
    ["2028-02-14", "2028-02-15", "2028年2月29日"],
  ])("on 29 February is not due on %s, but on %s for %s", async (early, due, day) => {
    const { id, email } = await verifiedMember(shop);
    await register(id, "2027-01-10", { month: 2, date: 29 });
    if (early.startsWith("2028")) await run(morning("2027-03-01"));
    await run(morning(early));
    expect(await subjects(email)).toEqual([]);
    await run(morning(due));
    expect((await findMailsTo(shop, email))[0]?.bodyText).toContain(day);
  });

  it("is late after a failure of the shop with the days that are left, and left out once the day has come", async () => {
    const { id, email } = await verifiedMember(shop);
    await register(id, "2027-01-10");
    await register(id, "2027-01-10", { month: 6, date: 10 });
    await run(morning("2027-06-10"));
    const mails = await findMailsTo(shop, email);
    expect(mails.map(({ bodyText }) => /あと\d+日/.exec(bodyText)?.[0])).toEqual(["あと5日"]);
  });

  it("is sent neither for a day registered within the 14 days, nor for a deleted or moved one, nor twice for a renamed one", async () => {
    const { id, email } = await verifiedMember(shop);
    await register(id, "2027-06-01");
    const deleted = await register(id, "2027-01-10");
    await shop.call(calls.deleteMemorial, { memberId: id, params: { id: deleted.id } });
    const change = (memorial: { id: number }, changes: object) =>
      shop.call(calls.updateMemorial, { memberId: id, params: { id: memorial.id }, body: { ...birthday, ...changes } });
    await change(await register(id, "2027-01-10"), { month: 9 });
    const renamed = await register(id, "2027-01-10", { date: 16 });
    shop.clock.now = new Date("2027-06-01T23:00:00Z");
    await change(renamed, { date: 16, name: "父の還暦" });
    await run(morning("2027-06-02"));
    await change(renamed, { date: 16, name: "父の誕生日" });
    await run(morning("2027-06-03"));
    expect((await findMailsTo(shop, email)).map(({ bodyText }) => /父の.+/.exec(bodyText)?.[0])).toEqual(["父の還暦"]);
  });

  it("goes only to a verified email that does not refuse mails", async () => {
    const unverified = await testMember(shop);
    const refusing = await verifiedMember(shop);
    for (const { id } of [unverified, refusing]) await register(id, "2027-01-10");
    await shop.db.update(users).set({ mailErrorCount: 3 }).where(eq(users.id, refusing.id));
    await run(morning("2027-06-01"));
    expect([await subjects(unverified.email), await subjects(refusing.email)]).toEqual([[], []]);
  });
});
