import { calls } from "@noren/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addHours } from "date-fns/addHours";
import { addSeconds } from "date-fns/addSeconds";
import { eq, ne } from "drizzle-orm";
import { attempts } from "../db/schema/account.ts";
import { LOGINS_IN_KNOWN_BROWSER, toSubject, UNLOCK_MAILS_PER_NAME } from "../rate-limit/attempts.ts";
import { toCookieHeader } from "../testing/cookies.ts";
import { findMailsTo, readLinkParameter } from "../testing/mailbox.ts";
import { PASSWORD, testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { accountRoutes } from "./account.routes.ts";
import { authRoutes } from "./auth.routes.ts";
import { registerMember } from "./register.ts";
import { testProfile } from "../testing/member.fixture.ts";

const HOME = "198.51.100.7";
const CAMPUS = "203.0.113.9";

describe("failed logins", () => {
  let shop: TestShop;
  let email: string;
  beforeAll(async () => {
    shop = await openTestShop({ routes: [...authRoutes, ...accountRoutes] });
  });
  beforeEach(async () => {
    await shop.db.delete(attempts);
    ({ email } = await testMember(shop));
  });

  const login = (password: string, { ip = HOME, cookie = "", username = email } = {}) =>
    shop.call(calls.login, { body: { username, password }, headers: { "x-forwarded-for": ip, cookie } });
  const statuses = async (count: number, how: Parameters<typeof login>[1]) => {
    const found: number[] = [];
    for (let tries = 1; tries <= count; tries += 1) found.push((await login("wrong2026", how)).status);
    return found;
  };
  const later = (seconds: number) => {
    shop.clock.now = addSeconds(shop.clock.now, seconds);
  };

  it.each(["a known", "an unknown"])(
    "of %s account delay one network, longer each time, also concurrently",
    async (which) => {
      const username = which === "a known" ? email : "unknown@example.com";
      const answers = await Promise.all(Array.from({ length: 14 }, () => login("wrong2026", { username })));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
      expect(answers.filter(({ status, body }) => status === 423 && body.code === "auth.locked")).toHaveLength(9);
      const waits = answers.map(({ headers }) => headers.get("retry-after")).filter((wait) => wait !== null);
      expect(waits).toEqual(Array(9).fill("30"));
      for (const wait of [30, 60, 120, 240, 480, 900, 900]) {
        later(wait - 1);
        expect(await statuses(1, { username })).toEqual([423]);
        later(1);
        expect(await statuses(1, { username })).toEqual([401]);
      }
    },
  );

  it("from one network do not lock the owner out elsewhere, nor in a known browser behind the same network", async () => {
    const cookie = toCookieHeader(await login(PASSWORD));
    for (let hour = 0; hour < 3; hour += 1) {
      expect((await statuses(20, { ip: CAMPUS })).filter((status) => status === 401)).toHaveLength(5);
      expect((await login(PASSWORD)).status).toBe(200);
      expect((await login(PASSWORD, { ip: CAMPUS, cookie })).status).toBe(200);
      shop.clock.now = addHours(shop.clock.now, 2);
    }
  });

  it("of a hundred names from one network block only unknown browsers without the mailed link", async () => {
    const cookie = toCookieHeader(await login(PASSWORD, { ip: CAMPUS }));
    for (let number = 0; number < 100; number += 1)
      await login("wrong2026", { ip: CAMPUS, username: `n${number}@example.com` });
    expect((await login(PASSWORD, { ip: CAMPUS, cookie })).status).toBe(200);
    expect((await login(PASSWORD, { ip: CAMPUS })).status).toBe(423);
    const token = (await readLinkParameter(shop, email, "token")) ?? "";
    const answer = await shop.call(calls.unlockAccount, { params: { token } });
    expect(answer.body).toEqual({ result: true });
    expect((await login(PASSWORD, { ip: CAMPUS, cookie: toCookieHeader(answer) })).status).toBe(200);
  });

  it("are limited over names and over networks, however many are sent at once", async () => {
    const windowEndsAt = addHours(shop.clock.now, 1);
    const counted = [
      { scope: "login-ip", subject: toSubject(CAMPUS), count: 97, windowEndsAt },
      { scope: "login-name", subject: toSubject(`simple:${email}`), count: 47, windowEndsAt },
    ];
    await shop.db.insert(attempts).values(counted);
    const count = async (tries: Promise<{ status: number }>[]) =>
      (await Promise.all(tries)).filter(({ status }) => status === 401).length;
    const numbers = Array.from({ length: 12 }, (_, number) => number);
    expect(
      await count(numbers.map((number) => login("wrong2026", { ip: CAMPUS, username: `n${number}@example.com` }))),
    ).toBe(3);
    expect(await count(numbers.map((number) => login("wrong2026", { ip: `10.0.0.${number}` })))).toBe(3);
  });

  it("do not count logins with the right password", async () => {
    for (let logins = 0; logins < 30; logins += 1) expect((await login(PASSWORD)).status).toBe(200);
  });

  it("of strangers elsewhere leave the owner a mailed link, of four networks at most, and one in a known browser", async () => {
    const cookie = toCookieHeader(await login(PASSWORD));
    const count = async () => (await findMailsTo(shop, email)).length;
    expect((await statuses(8, { ip: CAMPUS })).at(-1)).toBe(423);
    expect(await count()).toBe(1);
    expect((await statuses(8, {})).at(-1)).toBe(423);
    expect(await count()).toBe(2);
    for (const network of ["10.0.0.1", "10.0.0.2", "10.0.0.3"]) await statuses(8, { ip: network });
    expect(await count()).toBe(4);
    expect((await statuses(20, { cookie })).at(-1)).toBe(423);
    expect(await count()).toBe(5);
  });

  it("mail no link for a stranger's browser that knows another account of the email", async () => {
    await registerMember(
      shop.db,
      shop.simple,
      { profile: testProfile({ email }), password: "stranger2026" },
      shop.clock.now,
    );
    const cookie = toCookieHeader(await login("stranger2026", { ip: CAMPUS }));
    await statuses(8, { ip: CAMPUS });
    await statuses(20, { ip: CAMPUS, cookie });
    expect((await findMailsTo(shop, email)).filter(({ kind }) => kind === "account.locked")).toHaveLength(1);
  });

  it("from many networks mail one link to each, valid once, for a day and in its shop; a known browser needs none", async () => {
    const cookie = toCookieHeader(await login(PASSWORD));
    for (let network = 0; network < 50; network += 1) await statuses(1, { ip: `10.0.0.${network}` });
    expect(await statuses(2, { ip: "10.0.1.1" })).toEqual([423, 423]);
    expect((await login(PASSWORD)).status).toBe(423);
    expect((await login(PASSWORD, { cookie })).status).toBe(200);
    const mails = await findMailsTo(shop, email);
    expect(mails.map(({ kind }) => kind)).toEqual(Array(3).fill("account.locked"));
    expect(mails[0]?.bodyText).toContain(`${shop.simple.origin}/login/unlock?token=`);
    const token = (await readLinkParameter(shop, email, "token")) ?? "";
    const unlock = (channel = "simple") => shop.call(calls.unlockAccount, { params: { token }, channel });
    expect((await unlock("fl1")).body).toEqual({ result: false });
    const looked = await shop.fetch(`/v1/auth/unlock/${token}`, { method: "HEAD" });
    expect([looked.status, looked.headers.get("set-cookie")]).toEqual([405, null]);
    const answer = await unlock();
    expect(answer.body).toEqual({ result: true });
    expect((await unlock()).body).toEqual({ result: false });
    expect((await login(PASSWORD, { cookie: toCookieHeader(answer) })).status).toBe(200);
  });

  it("mail a link that expires after a day", async () => {
    await statuses(6, {});
    const token = (await readLinkParameter(shop, email, "token")) ?? "";
    later(24 * 60 * 60 + 1);
    expect((await shop.call(calls.unlockAccount, { params: { token } })).body).toEqual({ result: false });
  });

  it("are limited in a known browser too, and a forged cookie does not make a browser known", async () => {
    const cookie = toCookieHeader(await login(PASSWORD, { ip: CAMPUS }));
    const all = await statuses(20, { cookie });
    expect(all.filter((status) => status === 401)).toHaveLength(10);
    expect(all.at(-1)).toBe(423);
    const forged = cookie.replace(/(_known=)\d+/, "$1999999");
    expect((await login(PASSWORD, { cookie: forged })).status).toBe(423);
  });

  it("leave a browser known to its owner, in which a stranger's link was opened", async () => {
    const cookie = toCookieHeader(await login(PASSWORD));
    const stranger = (await testMember(shop)).email;
    for (let tries = 1; tries <= 6; tries += 1) await login("wrong2026", { ip: CAMPUS, username: stranger });
    const token = (await readLinkParameter(shop, stranger, "token")) ?? "";
    const headers = { cookie };
    const unlocked = toCookieHeader(await shop.call(calls.unlockAccount, { params: { token }, headers }));
    for (let network = 0; network < 50; network += 1) await statuses(1, { ip: `10.0.0.${network}` });
    expect((await login(PASSWORD)).status).toBe(423);
    expect((await login(PASSWORD, { cookie: unlocked })).status).toBe(200);
    expect((await login(PASSWORD, { cookie: unlocked, username: stranger })).status).toBe(200);
  });

  it("mail a further link once the first one is used", async () => {
    for (let time = 1; time <= 2; time += 1) {
      await shop.db.delete(attempts).where(ne(attempts.scope, UNLOCK_MAILS_PER_NAME.scope));
      await statuses(6, {});
      expect(await findMailsTo(shop, email)).toHaveLength(time);
      const token = (await readLinkParameter(shop, email, "token")) ?? "";
      expect((await shop.call(calls.unlockAccount, { params: { token } })).body).toEqual({ result: true });
    }
  });

  it("with a right password succeed in a browser where another account of the email logged in before, also when strangers used up that browser's attempts", async () => {
    const second = await register("second2026");
    const cookie = toCookieHeader(await login("second2026"));
    await register("stranger2026");
    const others = toCookieHeader(await login("stranger2026", { ip: CAMPUS }));
    for (let number = 1; number <= 11; number += 1) {
      await shop.db.delete(attempts).where(eq(attempts.scope, LOGINS_IN_KNOWN_BROWSER.scope));
      await login("wrong2026", { ip: CAMPUS, cookie: others });
    }
    const { status, body } = await login(PASSWORD, { cookie });
    expect(status).toBe(200);
    expect(body.user_id).not.toBe(second);
  });

  it("cannot be reset or hidden by registering the owner's email again", async () => {
    const profile = testProfile({ email });
    await registerMember(shop.db, shop.simple, { profile, password: "stranger2026" }, shop.clock.now);
    const cookie = toCookieHeader(await login("stranger2026", { ip: CAMPUS }));
    for (let hour = 0; hour < 3; hour += 1) {
      await statuses(8, { ip: CAMPUS, cookie });
      await login("stranger2026", { ip: CAMPUS, cookie });
    }
    await Promise.all(Array.from({ length: 20 }, () => login("wrong2026", { ip: CAMPUS, cookie })));
    expect((await login(PASSWORD, { ip: CAMPUS, cookie })).status).not.toBe(200);
    expect((await login(PASSWORD)).status).toBe(200);
  });

  const register = async (password: string, username?: string) => {
    const member = { profile: testProfile({ email }), password, ...(username && { username }) };
    return (await registerMember(shop.db, shop.simple, member, shop.clock.now)).id;
  };

  it.each(["email", "username"])(
    "include guesses that were made right by registering the owner's email with each of them, logged in by %s",
    async (by) => {
      const cookie = toCookieHeader(await login(PASSWORD));
      for (let guess = 1; guess < 50; guess += 1) {
        const username = by === "email" ? email : `${by}${guess}of${email.replace(/@.*/, "")}`;
        await register(`guess${guess}x2026`, by === "email" ? undefined : username);
        expect((await login(`guess${guess}x2026`, { username, ip: `10.0.0.${guess}` })).status).toBe(200);
      }
      expect((await login(PASSWORD)).status).toBe(423);
      expect((await login(PASSWORD, { cookie })).status).toBe(200);
    },
  );

  it("include guesses that were made right by changing the password of an account with the owner's email", async () => {
    const id = await register("guess0x2026");
    const cookie = toCookieHeader(await login("guess0x2026", { ip: CAMPUS }));
    const found: number[] = [];
    for (let guess = 1; guess <= 15; guess += 1) {
      const body = { current_password: `guess${guess - 1}x2026`, password: `guess${guess}x2026` };
      expect((await shop.call(calls.changePassword, { memberId: id, body })).status).toBe(204);
      found.push((await login(body.password, { ip: CAMPUS, cookie })).status);
    }
    expect(found.filter((status) => status === 200)).toHaveLength(9);
    expect((await login(PASSWORD, { ip: CAMPUS, cookie })).status).toBe(423);
    expect((await login(PASSWORD)).status).toBe(200);
  });

  it("do not tell in a known browser whether the changed password of another account is the owner's", async () => {
    const strangers = await Promise.all(
      ["guess0x2026", "guess1x2026"].map(async (password) => {
        const id = await register(password);
        return { id, password, cookie: toCookieHeader(await login(password, { ip: CAMPUS })) };
      }),
    );
    for (let network = 0; network < 50; network += 1) await statuses(1, { ip: `10.0.0.${network}` });
    const found: number[] = [];
    for (const [index, password] of ["guess2x2026", PASSWORD].entries()) {
      const { id, cookie, password: before } = strangers[index]!;
      const body = { current_password: before, password };
      expect((await shop.call(calls.changePassword, { memberId: id, body })).status).toBe(204);
      found.push((await login(password, { ip: CAMPUS, cookie })).status);
    }
    expect(found).toEqual([423, 423]);
  });

  it("do not tell it by an account with a username either, whose logins go on while the email is locked", async () => {
    for (let network = 0; network < 50; network += 1) await statuses(1, { ip: `10.0.0.${network}` });
    const name = email.replace(/@.*/, "");
    const found: number[] = [];
    for (const [username, password] of [
      [`one${name}`, "guess1x2026"],
      [`two${name}`, PASSWORD],
    ] as const) {
      await register(password, username);
      const first = await login(password, { username, ip: CAMPUS });
      expect(first.status).toBe(200);
      found.push((await login(password, { ip: CAMPUS, cookie: toCookieHeader(first) })).status);
      expect((await login(password, { username, ip: CAMPUS, cookie: toCookieHeader(first) })).status).toBe(200);
    }
    expect(found).toEqual([423, 423]);
  });

  it("do not include further logins with the same password", async () => {
    for (let logins = 0; logins < 60; logins += 1) expect((await login(PASSWORD)).status).toBe(200);
    expect((await statuses(4, { ip: HOME })).at(-1)).toBe(401);
  });
});
