import argon2 from "@node-rs/argon2";
import { type Call, calls } from "@noren/contract";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { eq } from "drizzle-orm";
import { attempts, users } from "../db/schema/account.ts";
import { reminderRoutes } from "../reminder/reminder.routes.ts";
import { PASSWORD, testMember, testProfile } from "../testing/member.fixture.ts";
import { openTestShop, type TestAnswer, type TestShop } from "../testing/shop.ts";
import { accountRoutes } from "./account.routes.ts";
import { LOGINS_PER_NAME_AND_NETWORK } from "../rate-limit/attempts.ts";
import { authRoutes } from "./auth.routes.ts";

/** The work that takes time: statements in order, and argon2 calls. */
let work: string[] = [];
const query = pg.Client.prototype.query;
pg.Client.prototype.query = function counted(this: pg.Client, ...args: Parameters<typeof query>) {
  const [statement] = args as unknown as [string | { text: string }];
  work.push(typeof statement === "string" ? statement : statement.text);
  return query.apply(this, args);
} as typeof query;
const { hash, verify } = argon2;
vi.spyOn(argon2, "hash").mockImplementation((...args) => {
  work.push("argon2 hash");
  return hash(...args);
});
vi.spyOn(argon2, "verify").mockImplementation((...args) => {
  work.push("argon2 verify");
  return verify(...args);
});
afterAll(() => {
  pg.Client.prototype.query = query;
  vi.restoreAllMocks();
});

/** Compares work instead of time, since times depend on the machine. */
describe("known and unknown accounts", () => {
  let shop: TestShop;
  let email: string;
  beforeAll(async () => {
    shop = await openTestShop({ routes: [...authRoutes, ...accountRoutes, ...reminderRoutes] });
  });
  beforeEach(async () => {
    await shop.db.delete(attempts);
    ({ email } = await testMember(shop));
    // The channel and the first connection do not depend on the account.
    await shop.call(calls.getDummyUser);
  });

  async function ask(call: Call, body: object): Promise<{ answer: TestAnswer; done: string[] }> {
    work = [];
    const answer = await shop.call(call, { body });
    return { answer, done: work };
  }

  let strangers = 0;
  /** Requests the known email and an unknown one, after another request has created the rate limit's row for this network. */
  async function expectSameWork(call: Call, bodyFor: (email: string) => object, unknown?: string): Promise<TestAnswer> {
    strangers += 1;
    await ask(call, bodyFor(`before${strangers}@example.com`));
    const one = await ask(call, bodyFor(email));
    const other = await ask(call, bodyFor(unknown ?? `unknown${strangers}@example.com`));
    expect(other.done).toEqual(one.done);
    expect(one.done.length).toBeGreaterThan(2);
    expect(other.answer.status).toBe(one.answer.status);
    expect([...other.answer.headers.keys()]).toEqual([...one.answer.headers.keys()]);
    return one.answer;
  }

  it("do the same work for a login with a wrong password, and for a delayed one", async () => {
    const bodyFor = (username: string) => ({ username, password: "wrong2026" });
    for (let tries = 1; tries <= LOGINS_PER_NAME_AND_NETWORK.max + 1; tries += 1) {
      const answer = await expectSameWork(calls.login, bodyFor, "unknown@example.com");
      expect(answer.status).toBe(tries > LOGINS_PER_NAME_AND_NETWORK.max ? 423 : 401);
    }
  });

  it("do the same work for a login while accounts of some email lack the login by it", async () => {
    const { email: shared } = await testMember(shop);
    const { id } = await testMember(shop, { email: shared });
    await shop.db.update(users).set({ sharedEmailLogin: null, isSharedLoginMissing: true }).where(eq(users.id, id));
    for (const known of [shared, email]) {
      email = known;
      const answer = await expectSameWork(calls.login, (username) => ({ username, password: "wrong2026" }));
      expect(answer.status).toBe(401);
    }
    await shop.db.update(users).set({ isSharedLoginMissing: false }).where(eq(users.id, id));
  });

  it.each([
    ["password", (username: string) => ({ type: "password", username })],
    ["username", (email: string) => ({ type: "username", email })],
  ])("do the same work for a reminder of the %s, five times an hour", async (_, bodyFor) => {
    for (let tries = 1; tries <= 6; tries += 1) {
      const answer = await expectSameWork(calls.requestReminder, bodyFor, "unknown@example.com");
      expect(answer.status).toBe(tries > 5 ? 429 : 204);
    }
  });

  const registration = (email: string) => ({
    ...testProfile({ email }),
    password: PASSWORD,
    is_agreed: true,
  });

  it.each([true, false])("do the same work for a registration, with login (%s) and without", async (is_login) => {
    const answer = await expectSameWork(calls.createUser, (email) => ({ ...registration(email), is_login }));
    expect(answer).toMatchObject({ status: 200, body: { user: { email } } });
  });

  it("do the same work for the logins after registrations without login", async () => {
    const free = `free${email}`;
    /** Makes a call about the taken email and the free one. */
    async function expectSame(call: Call, bodyFor: (email: string) => object, ids: readonly number[] = []) {
      const answers: TestAnswer[] = [];
      const done: string[][] = [];
      for (const [index, each] of [email, free].entries()) {
        const memberId = ids[index];
        work = [];
        answers.push(await shop.call(call, { body: bodyFor(each), ...(memberId && { memberId }) }));
        done.push(work);
      }
      const [one, other] = answers;
      expect(done[0]).toEqual(done[1]);
      expect(one?.status).toBe(other?.status);
      expect([...(one?.headers.keys() ?? [])]).toEqual([...(other?.headers.keys() ?? [])]);
      return { status: one?.status, ids: answers.map(({ body }): number => body?.user_id) };
    }
    const login = (password: string) => expectSame(calls.login, (username) => ({ username, password }));

    const before = [1, 2, 3].map((number) => `before${number}${email}`);
    /** Starts new limits; the first login and registration create the rows of the network. */
    async function resetLimits() {
      await shop.db.delete(attempts);
      const username = before.shift() ?? "";
      await ask(calls.createUser, registration(username));
      await ask(calls.login, { username, password: "wrong2026" });
    }

    await resetLimits();
    for (const password of ["first2026", "second2026"])
      await expectSame(calls.createUser, (email) => ({ ...registration(email), password, is_login: false }));
    for (const password of ["first2026", "second2026"]) {
      const { status, ids } = await login(password);
      expect(status).toBe(200);
      const body = { current_password: password, password: `${password}x` };
      expect((await expectSame(calls.changePassword, () => body, ids)).status).toBe(204);
      expect((await login(password)).status).toBe(401);
      expect(await login(`${password}x`)).toEqual({ status, ids });
      // First logins with a password count like wrong ones.
      await resetLimits();
    }
    expect((await ask(calls.login, { username: email, password: PASSWORD })).answer.status).toBe(200);
  });

  it("do the same work for a registration with email verification", async () => {
    await shop.db.execute(
      `UPDATE channels SET settings = settings || '{"SITE.IS_EMAIL_VERIFY": true}' WHERE key = 'simple'`,
    );
    const answer = await expectSameWork(calls.createUser, registration);
    expect(answer.body.login).toMatchObject({ is_registered_member: false });
  });
});
