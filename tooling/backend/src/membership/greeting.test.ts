import { calls } from "@noren/contract";
import { describe, expect, it } from "vitest";
import { findMailsTo } from "../testing/mailbox.ts";
import { PASSWORD, testMember, testProfile } from "../testing/member.fixture.ts";
import { openTestShop } from "../testing/shop.ts";

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

  it("greet the member by name: registration, reminder, password", async () => {
    const profile = testProfile(named);
    await register(profile);
    expect(await newestTo(profile.email)).toMatchObject({ firstLine: "佐々木 小百合 様" });
    const { id: memberId, email } = await testMember(shop, named);
    await shop.call(calls.requestReminder, { body: { type: "password", username: email } });
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

  it.each(["【重要】振込先変更", "090-1234-5678", "evil.example", "お".repeat(30)])(
    "do not greet by a name such as %j",
    async (last_name) => {
      const profile = testProfile({ last_name, first_name: "花子" });
      await register(profile);
      const mail = await newestTo(profile.email);
      expect(mail.firstLine).toBe("お客様");
      expect(mail.html).not.toContain(last_name);
    },
  );

  it("do not contain a name that another person typed", async () => {
    const { email } = await testMember(shop, named);
    await register(testProfile({ email, last_name: "別人", first_name: "太郎" }));
    const mail = await newestTo(email);
    expect(mail).toMatchObject({ subject: expect.stringContaining("すでに会員登録がお済みです"), firstLine: "お客様" });
    expect(mail.html).not.toContain("別人");
  });
});
