import { type Call, calls } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { describe, expect, it } from "vitest";
import { findMailsTo } from "../testing/mailbox.ts";
import { memberBeforeEach } from "../testing/member-before-each.ts";
import { PASSWORD, testProfile } from "../testing/member.fixture.ts";
import { openTestShop } from "../testing/shop.ts";

const shop = await openTestShop();

describe("without the password, a copied access token", () => {
  const member = memberBeforeEach(shop);

  const card = { token: "tok", token_key: "key" };
  const requests: [string, Call, () => object][] = [
    ["changes no email", calls.updateUser, () => testProfile()],
    [
      "sets no security question",
      calls.updateUser,
      () => ({ ...testProfile({ email: member.email }), reminder: { question_ct: 4, answer: "いなり寿司" } }),
    ],
    [
      "removes no security question",
      calls.updateUser,
      () => ({ ...testProfile({ email: member.email }), reminder: null }),
    ],
    ["changes no password", calls.changePassword, () => ({ password: "another2026" })],
    ["does not leave the shop", calls.deleteUser, () => ({})],
    ["stores no card", calls.createCard, () => card],
  ];

  it.each(requests)("%s", async (_, call, bodyOf) => {
    const before = (await shop.call(calls.getUser, { memberId: member.id })).body;
    const send = (more: object) => shop.call(call, { memberId: member.id, body: { ...bodyOf(), ...more } });
    expect(await send({})).toMatchObject({ status: 422, body: { code: "validation" } });
    // Without a payment service the shop takes no card at all; `user-cards.test.ts` has one.
    if (call !== calls.createCard)
      expect(await send({ current_password: "wrong2026" })).toMatchObject({
        status: 422,
        body: { code: "user.password_wrong", errors: { current_password: [expect.any(String)] } },
      });
    expect((await shop.call(calls.getUser, { memberId: member.id })).body).toEqual(before);
    expect((await shop.call(calls.login, { body: { username: member.email, password: PASSWORD } })).status).toBe(200);
  });

  it("changes the rest of the profile", async () => {
    const body = { ...testProfile({ email: member.email }), city: "港区" };
    expect((await shop.call(calls.updateUser, { memberId: member.id, body })).body.city).toBe("港区");
  });

  it("notifies the current email when a new one is requested with the password", async () => {
    const { email } = testProfile();
    const body = { ...testProfile({ email }), current_password: PASSWORD };
    expect((await shop.call(calls.updateUser, { memberId: member.id, body })).body.new_email).toBe(email);
    const mail = (await findMailsTo(shop, member.email)).at(-1);
    expect(mail?.kind).toBe("account.email_requested");
    expect(mail?.bodyText).toContain(shop.simple.origin + paths.reminderPassword());
  });
});
