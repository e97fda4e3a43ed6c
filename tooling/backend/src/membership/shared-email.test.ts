import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attempts, users } from "../db/schema/account.ts";
import { makeExports } from "../address-file/make-exports.ts";
import { requestExport } from "../address-file/request-export.ts";
import { reminderRoutes } from "../reminder/reminder.routes.ts";
import { readLinkParameter, findMailsTo } from "../testing/mailbox.ts";
import { PASSWORD, testMember, testProfile } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { accountRoutes } from "./account.routes.ts";
import { LOGINS_OF_NAME_FROM_IP } from "../rate-limit/attempts.ts";
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
    id = await registerMember(
      shop.db,
      shop.simple,
      { profile: testProfile({ email }), password: PASSWORD, username },
      shop.clock.now,
    );
  });

  const login = (password: string) => shop.call(calls.login, { body: { username, password } });

  it.each<[string, () => Promise<unknown>]>([
    ["is locked", () => Promise.all(Array.from({ length: LOGINS_OF_NAME_FROM_IP.max + 1 }, () => login("wrong2026")))],
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
