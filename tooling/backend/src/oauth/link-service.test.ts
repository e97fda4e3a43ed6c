import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { loginNames, users } from "../db/schema/account.ts";
import { accountRoutes } from "../membership/account.routes.ts";
import { authRoutes } from "../membership/auth.routes.ts";
import { reminderRoutes } from "../reminder/reminder.routes.ts";
import { findMailsTo, readLinkParameter, readLoginCode } from "../testing/mailbox.ts";
import { PASSWORD, testMember, verifiedMember } from "../testing/member.fixture.ts";
import { openOauthShop } from "../testing/oauth-shop.fixture.ts";
import type { TestAnswer } from "../testing/shop.ts";
import { oauthRoutes } from "./oauth.routes.ts";

describe("the account of a login service [login.oauth]", async () => {
  const routes = [...oauthRoutes, ...authRoutes, ...accountRoutes, ...reminderRoutes];
  const { shop, login, identity } = await openOauthShop(routes);

  /** Completes a login that waits for the code in the last mail. */
  async function verify({ body: { login } }: TestAnswer, email: string): Promise<TestAnswer> {
    const { verify_code = "", user_id } = login;
    return shop.call(calls.verifyLogin, { body: { verify_code, user_id, code: await readLoginCode(shop, email) } });
  }

  it("links an account with the same email by a mailed code when both sides verified it", async () => {
    const { id, email } = await testMember(shop);
    const user = identity({ email });
    expect(await login(user)).toMatchObject({ status: 409, body: { code: "oauth.email_in_use" } });
    await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now }).where(eq(users.id, id));
    expect((await login({ ...user, email_verified: false })).body.login).toBeNull();
    const first = await login(user);
    expect(first.body.login).toMatchObject({ user_id: id, is_verify: true });
    expect(first.body.login).not.toHaveProperty("access_token");
    expect((await findMailsTo(shop, email)).at(-1)?.bodyText).toContain("ヤマトIDのアカウントが連携され");
    // Without the code, nothing is linked.
    const second = await login(user);
    expect(second.body.login).toMatchObject({ is_verify: true });
    expect((await verify(second, email)).body).toMatchObject({ user_id: id, is_verify: false });
    expect((await login(user)).body.login).toMatchObject({ user_id: id, is_verify: false });
    // The provider identifies the user, even when the email there has changed.
    expect((await login({ ...user, email: "other@example.com" })).body.login.user_id).toBe(id);
  });

  it("links by a code that was mailed again", async () => {
    const { id, email } = await verifiedMember(shop);
    const user = identity({ email });
    const { user_id, verify_code } = (await login(user)).body.login;
    const again = await shop.call(calls.resendLoginCode, { body: { user_id, verify_code } });
    await verify({ ...again, body: { login: again.body } }, email);
    expect((await login(user)).body.login).toMatchObject({ user_id: id, is_verify: false });
  });

  it("requires a code again after a new password, also from a person who read the member's mails", async () => {
    const { id, email } = await verifiedMember(shop);
    const thief = identity({ email });
    await verify(await login(thief), email);
    const late = await login({ ...thief, sub: `${thief.sub}-late` });
    const code = await readLoginCode(shop, email);
    await shop.call(calls.requestReminder, { body: { type: "password", username: email } });
    const body = { type: "password", token: await readLinkParameter(shop, email, "token"), password: "owner2026" };
    expect((await shop.call(calls.resetReminder, { body })).status).toBe(200);
    const { verify_code } = late.body.login;
    expect((await shop.call(calls.verifyLogin, { body: { verify_code, user_id: id, code } })).status).toBe(410);
    for (const sub of [thief.sub ?? "", `${thief.sub}-late`])
      expect((await login({ ...thief, sub })).body.login).toMatchObject({ user_id: id, is_verify: true });
  });

  it("remains after a change of the password in my page, whose mail says so", async () => {
    const { id, email } = await verifiedMember(shop);
    const user = identity({ email });
    const changePassword = async (current_password: string, password: string) => {
      await shop.call(calls.changePassword, { memberId: id, body: { current_password, password } });
      return (await findMailsTo(shop, email)).at(-1)?.bodyText;
    };
    expect(await changePassword(PASSWORD, "second2026")).not.toContain("外部サービス");
    await verify(await login(user), email);
    expect(await changePassword("second2026", "third2026")).toContain(
      "連携済みの外部サービスでは、引き続きログインできます",
    );
    expect((await login(user)).body.login).toMatchObject({ user_id: id, is_verify: false });
  });

  it("links an account whose email differs in case only", async () => {
    const { id, email } = await verifiedMember(shop);
    const inCapitals = identity({ email: email.toUpperCase() });
    await verify(await login(inCapitals), email);
    expect((await login(inCapitals)).body.login).toMatchObject({ user_id: id, is_verify: false });
    // Lower case makes a "k" of the Kelvin sign, which belongs to another mailbox.
    await shop.db
      .update(users)
      .set({ email: `k${email}` })
      .where(eq(users.id, id));
    await shop.db
      .update(loginNames)
      .set({ name: `k${email}` })
      .where(eq(loginNames.userId, id));
    expect((await login(identity({ email: `\u212A${email}` }))).body).toMatchObject({ registration: { email: null } });
  });
});
