import { calls } from "@noren/contract";
import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { hashNewPassword, setPassword } from "../account/change-password.ts";
import { lockMember } from "../account/lock-member.ts";
import { users } from "../db/schema/account.ts";
import { channels } from "../db/schema/shop.ts";
import { userCards } from "../db/schema/payment.ts";
import { toCookieHeader } from "../testing/cookies.ts";
import { expectLockWaits } from "../testing/expect-lock-waits.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { memberBeforeEach } from "../testing/member-before-each.ts";
import { PASSWORD, testProfile } from "../testing/member.fixture.ts";
import { CARDS, cardOf } from "../testing/payment-service.ts";
import { openShopWithPayments } from "../testing/payment.fixture.ts";
import type { TestAnswer } from "../testing/shop.ts";

const { shop } = await openShopWithPayments();

describe("a request that was authenticated before the owner sets a new password", () => {
  const member = memberBeforeEach(shop);
  beforeEach(async () => {
    shop.clock.now = new Date();
  });

  /** Sends a request that waits for the member, and sets a new password before it goes on. */
  async function overtake(send: () => Promise<TestAnswer>): Promise<TestAnswer> {
    const hashes = await hashNewPassword(shop.simple, member.email, "mineagain2026");
    const [answer] = await shop.db.transaction(async (tx) => {
      await lockMember(tx, member.id);
      const started = send();
      await expectLockWaits(shop.db, 1);
      await setPassword(tx, shop.simple, member.id, hashes, shop.clock.now);
      return [started];
    });
    return answer;
  }

  const change = (current_password = PASSWORD) =>
    shop.call(calls.changePassword, { memberId: member.id, body: { current_password, password: "thief2026" } });
  const login = (username = member.email) => shop.call(calls.login, { body: { username, password: PASSWORD } });
  const profile = () => testProfile({ email: member.email });
  const update = (more: object) =>
    shop.call(calls.updateUser, {
      memberId: member.id,
      body: { ...profile(), current_password: PASSWORD, ...more },
    });
  const leave = () => shop.call(calls.deleteUser, { memberId: member.id, body: { current_password: PASSWORD } });
  const storeCard = () =>
    shop.call(calls.createCard, {
      memberId: member.id,
      body: { ...cardOf(CARDS.good), current_password: PASSWORD },
    });

  it.each<[string, () => Promise<TestAnswer>]>([
    ["sets no password", change],
    ["requests no other email", () => update({ email: testProfile().email })],
    ["sets no security question", () => update({ reminder: { question_ct: 4, answer: "いなり寿司" } })],
    ["does not leave the shop", leave],
    ["stores no card", storeCard],
  ])("%s", async (_, send) => {
    const before = await shop.db.select().from(users).where(eq(users.id, member.id));
    expect(await overtake(send)).toMatchObject({ status: 422, body: { code: "user.password_wrong" } });
    const [after] = await shop.db.select().from(users).where(eq(users.id, member.id));
    expect(after).toMatchObject({ email: before[0]?.email, questionCt: null });
    expect(await shop.db.select().from(userCards).where(eq(userCards.userId, member.id))).toEqual([]);
    expect((await change("mineagain2026")).status).toBe(204);
  });

  it("marks the card that it stored at the service for deletion", async () => {
    await overtake(storeCard);
    const [card] = await shop.db.select().from(userCards).orderBy(desc(userCards.id)).limit(1);
    expect(card).toMatchObject({ userId: null, removedAt: expect.any(Date) });
  });

  it("opens no session, although the new password was requested before the login", async () => {
    // The change of the password began before the login, and was stored after it.
    const requestedAt = shop.clock.now;
    shop.clock.now = new Date(requestedAt.getTime() + 50);
    const answer = await overtake(() => {
      const started = login();
      shop.clock.now = requestedAt;
      return started;
    });
    expect(answer.status).toBe(401);
  });

  it("mails no code for a login", async () => {
    await shop.db.update(users).set({ isCodeWanted: true }).where(eq(users.id, member.id));
    expect((await overtake(login)).status).toBe(401);
    expect((await findMailsTo(shop, member.email)).map(({ kind }) => kind)).not.toContain("account.code");
  });

  it("does not complete a login with a code", async () => {
    await shop.db.update(users).set({ isCodeWanted: true }).where(eq(users.id, member.id));
    const { user_id, verify_code } = (await login()).body;
    const mail = (await findMailsTo(shop, member.email)).at(-1);
    const code = /\d{6}/.exec(mail?.bodyText ?? "")?.[0];
    const body = { user_id, verify_code, code };
    expect((await overtake(() => shop.call(calls.verifyLogin, { body }))).status).toBe(410);
  });

  it("transfers no login to another shop", async () => {
    const sync = (channel: string) => ({ ...shop.simple.settings, "LOGIN.SYNC_CHANNELS": [channel] });
    await shop.db
      .update(channels)
      .set({ settings: sync("fl1") })
      .where(eq(channels.key, "simple"));
    await shop.db
      .update(channels)
      .set({ settings: sync("simple") })
      .where(eq(channels.key, "fl1"));
    const headers = { cookie: toCookieHeader(await login()) };
    const takeOver = () => shop.call(calls.syncLogin, { body: { channel: "fl1" }, headers });
    expect((await overtake(takeOver)).status).toBe(401);
  });
});
