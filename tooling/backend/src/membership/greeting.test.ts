import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "../db/schema/account.ts";
import { orderer, readyCart } from "../testing/cart.fixture.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { PASSWORD, testMember, testProfile, verifiedMember } from "../testing/member.fixture.ts";
import { openTestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

const shop = await openTestShop();

const newestTo = async (email: string) => {
  const mail = (await findMailsTo(shop, email)).at(-1);
  return { subject: mail?.subject, firstLine: mail?.bodyText.split("\n")[0], html: mail?.bodyHtml };
};
const register = async (profile: ReturnType<typeof testProfile>) => {
  const body = { ...profile, password: PASSWORD, is_agreed: true };
  expect((await shop.call(calls.createUser, { body })).status).toBeLessThan(300);
};

describe("account mails [mail.quote]", () => {
  const named = { last_name: "佐々木", first_name: "小百合" };

  it("greet a member by name once the email is verified: reminder, password", async () => {
    const { id: memberId, email } = await testMember(shop, named);
    const remind = () => shop.call(calls.requestReminder, { body: { type: "password", username: email } });
    await remind();
    expect((await newestTo(email)).firstLine).toBe("お客様");
    await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now }).where(eq(users.id, memberId));
    await remind();
    const reminder = await newestTo(email);
    expect(reminder).toMatchObject({
      subject: expect.stringContaining("パスワードの再設定"),
      firstLine: "佐々木 小百合 様",
    });
    expect(reminder.html).toContain("佐々木 小百合 様");
    const body = { current_password: PASSWORD, password: "another2026" };
    expect((await shop.call(calls.changePassword, { memberId, body })).status).toBeLessThan(300);
    expect(await newestTo(email)).toMatchObject({
      subject: expect.stringContaining("パスワードが変更されました"),
      firstLine: "佐々木 小百合 様",
    });
  });

  const sentence = { last_name: "至急お電話ください", first_name: "振込先変更のお知らせ" };

  it("do not greet an unverified member by name, because a stranger may have registered a sentence", async () => {
    const profile = testProfile(sentence);
    await register(profile);
    const mail = await newestTo(profile.email);
    expect(mail.firstLine).toBe("お客様");
    for (const text of Object.values(sentence)) expect(mail.html).not.toContain(text);
  });

  it("greet a verified member by name about the member's order, and without a name about a guest's order with that email", async () => {
    const { id, email } = await verifiedMember(shop);
    const variant = await testVariant(shop, { stock: 10 });
    expect((await (await readyCart(shop, [[variant, 1]], id)).placeOrder()).status).toBe(200);
    expect((await newestTo(email)).firstLine).toBe("山田 花子 様");
    const stranger = { ...orderer, ...sentence, email };
    expect((await (await readyCart(shop, [[variant, 1]], undefined, stranger)).placeOrder()).status).toBe(200);
    const mail = await newestTo(email);
    expect(mail.firstLine).toBe("お客様");
    expect(mail.html).not.toContain(sentence.last_name);
  });

  it("do not contain a name that another person typed", async () => {
    const { email } = await testMember(shop, named);
    await register(testProfile({ email, last_name: "別人", first_name: "太郎" }));
    const mail = await newestTo(email);
    expect(mail).toMatchObject({ subject: expect.stringContaining("すでに会員登録がお済みです"), firstLine: "お客様" });
    expect(mail.html).not.toContain("別人");
  });
});
