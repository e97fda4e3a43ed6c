import { calls } from "@noren/contract";
import { readFile } from "node:fs/promises";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attempts, users } from "../db/schema/account.ts";
import { claimEmail } from "../account/account-names.ts";
import { makeExports } from "../address-file/make-exports.ts";
import { requestExport } from "../address-file/request-export.ts";
import { reminderRoutes } from "../reminder/reminder.routes.ts";
import { readLinkParameter, findMailsTo } from "../testing/mailbox.ts";
import { PASSWORD, testMember, testProfile } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { accountRoutes } from "./account.routes.ts";
import { LOGINS_PER_NAME_AND_NETWORK } from "../rate-limit/attempts.ts";
import { authRoutes } from "./auth.routes.ts";
import { registerMember } from "./register.ts";

describe("an account registered with another account's email", () => {
  let shop: TestShop;
  let email: string;
  let username: string;
  let id: number;
  beforeAll(async () => {
    shop = await openTestShop({ routes: [...authRoutes, ...accountRoutes, ...reminderRoutes] });
  });
  beforeEach(async () => {
    await shop.db.delete(attempts);
    const owner = await testMember(shop);
    ({ email } = owner);
    username = `stranger${owner.id}`;
    const member = { profile: testProfile({ email }), password: PASSWORD, username };
    ({ id } = await registerMember(shop.db, shop.simple, member, shop.clock.now));
  });

  const login = (password: string) => shop.call(calls.login, { body: { username, password } });

  it.each<[string, () => Promise<unknown>]>([
    [
      "is locked",
      () => Promise.all(Array.from({ length: LOGINS_PER_NAME_AND_NETWORK.max + 1 }, () => login("wrong2026"))),
    ],
    ["forgets its password", () => shop.call(calls.requestReminder, { body: { type: "password", username } })],
    [
      "has an export made",
      async () => {
        await requestExport(shop.db, {
          channelId: shop.simple.id,
          userId: id,
          encoding: "utf-8",
          requestedAt: shop.clock.now,
        });
        expect(await makeExports(shop, shop.clock.now)).toBe(1);
      },
    ],
    [
      "logs in by a code",
      async () => {
        await shop.db.update(users).set({ isCodeWanted: true }).where(eq(users.id, id));
        expect((await login(PASSWORD)).body.is_verify).toBe(true);
      },
    ],
    [
      "changes to its own email",
      async () => {
        const { email: own } = testProfile();
        await shop.call(calls.updateUser, {
          memberId: id,
          body: { ...testProfile({ email: own }), current_password: PASSWORD },
        });
        const token = await readLinkParameter(shop, own, "token");
        expect((await shop.call(calls.checkEmailVerify, { body: { token } })).status).toBe(200);
      },
    ],
    [
      "is deleted",
      async () => {
        expect((await shop.call(calls.deleteUser, { memberId: id, body: { current_password: PASSWORD } })).status).toBe(
          204,
        );
      },
    ],
  ])("sends no mail to the email's owner when it %s", async (_, happen) => {
    await happen();
    expect(await findMailsTo(shop, email)).toEqual([]);
  });
});

describe("an account whose email a stranger registered before", () => {
  it.each<[string, (memberId: number, shop: TestShop) => Promise<unknown>]>([
    [
      "is deleted",
      (memberId, shop) => shop.call(calls.deleteUser, { memberId, body: { current_password: "stranger2026" } }),
    ],
    [
      "gets another email",
      async (memberId, shop) => {
        const { email } = testProfile();
        const body = { ...testProfile({ email }), current_password: "stranger2026" };
        await shop.call(calls.updateUser, { memberId, body });
        const token = await readLinkParameter(shop, email, "token");
        await shop.call(calls.checkEmailVerify, { body: { token } });
      },
    ],
  ])("gets mails once the stranger's account %s", async (_, leave) => {
    const shop = await openTestShop({ routes: [...authRoutes, ...accountRoutes, ...reminderRoutes] });
    const { email } = testProfile();
    const register = async (password: string) =>
      (await registerMember(shop.db, shop.simple, { profile: testProfile({ email }), password }, shop.clock.now)).id;
    const stranger = await register("stranger2026");
    const own = await register(PASSWORD);
    await register("other2026");
    await leave(stranger, shop);
    await shop.call(calls.requestReminder, { body: { type: "password", username: email } });
    const token = await readLinkParameter(shop, email, "token");
    const { body } = await shop.call(calls.resetReminder, { body: { type: "password", token, password: "again2026" } });
    expect(body.user_id).toBe(own);
  });
});

describe("an account that shared its email before that login was stored", () => {
  const MIGRATION = new URL("../../migrations/0213_shared_login_missing.sql", import.meta.url);
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ routes: [...authRoutes, ...accountRoutes, ...reminderRoutes] });
  });

  const login = async (username: string, password: string, headers = {}) =>
    (await shop.call(calls.login, { body: { username, password }, headers })).body.user_id;

  it("can log in by the email and its own password, from its first login on", async () => {
    const { email, id: owner } = await testMember(shop);
    const ids = [];
    for (const password of ["second2026", "third2026"]) {
      const member = { profile: testProfile({ email }), password };
      ids.push((await registerMember(shop.db, shop.simple, member, shop.clock.now)).id);
    }
    await shop.db.update(users).set({ sharedEmailLogin: null }).where(inArray(users.id, ids));
    expect(await login(email, "second2026")).toBeUndefined();
    const [, update = ""] = /(UPDATE users.*?);/s.exec(await readFile(MIGRATION, "utf8")) ?? [];
    await shop.db.execute(update);
    const marked = () => shop.db.$count(users, eq(users.isSharedLoginMissing, true));
    expect(await marked()).toBe(2);
    for (let times = 1; times <= 2; times += 1) {
      expect(await login(email, "third2026")).toBe(ids[1]);
      expect(await login(email.toUpperCase(), "second2026")).toBe(ids[0]);
    }
    expect(await login(email, PASSWORD)).toBe(owner);
    expect(await login(email, "wrong2026")).toBeUndefined();
    expect(await marked()).toBe(0);
  });

  it.each<[string, (member: { id: number; email: string }) => Promise<unknown>]>([
    ["registers", async () => undefined],
    [
      "has a new password",
      ({ id }) =>
        shop.call(calls.changePassword, {
          memberId: id,
          body: { current_password: PASSWORD, password: `${PASSWORD}x` },
        }),
    ],
    [
      "logs in, for an account from before",
      async ({ id, email }) => {
        await shop.db.update(users).set({ sharedEmailLogin: null }).where(eq(users.id, id));
        expect(await login(email, PASSWORD)).toBe(id);
      },
    ],
  ])("is stored when an unverified account %s, before another member takes the email", async (_, happen) => {
    const stranger = await testMember(shop);
    await happen(stranger);
    const claimant = { profile: testProfile(), password: "claimant2026" };
    const { id } = await registerMember(shop.db, shop.simple, claimant, shop.clock.now);
    await shop.db.transaction((tx) => claimEmail(tx, shop.simple, id, stranger.email));
    expect(await shop.db.$count(users, eq(users.isSharedLoginMissing, true))).toBe(0);
    const found = [await login(stranger.email, PASSWORD), await login(stranger.email, `${PASSWORD}x`)];
    expect(found).toContain(stranger.id);
  });
});
