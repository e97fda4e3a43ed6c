import { readFile } from "node:fs/promises";
import { calls } from "@noren/contract";
import { count, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addressRoutes } from "../address/address.routes.ts";
import { attempts, loginNames, userAddresses, users } from "../db/schema/account.ts";
import { PASSWORD, testMember, testProfile } from "../testing/member.fixture.ts";
import { channels } from "../db/schema/shop.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { openTestShop, type TestAnswer, type TestShop } from "../testing/shop.ts";
import { accountRoutes } from "./account.routes.ts";
import {
  isOf,
  REGISTER_FROM_NETWORK,
  REGISTER_MAILBOX_FROM_NETWORK,
  TAKEN_USERNAMES_FROM_NETWORK,
} from "../rate-limit/attempts.ts";
import { authRoutes } from "./auth.routes.ts";

describe("account", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ routes: [...authRoutes, ...accountRoutes, ...addressRoutes] });
  });
  beforeEach(async () => {
    await shop.db.delete(attempts);
  });

  const register = (body: Record<string, unknown>) =>
    shop.call(calls.createUser, { body: { ...testProfile(), password: PASSWORD, is_agreed: true, ...body } });

  it("registers, logs in and makes the own address the default of delivery and sending", async () => {
    const { status, body, headers } = await register({});
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ username: body.user.email, point: 0, is_registered_member: true });
    expect(body.user.code).toMatch(/^M\d{8}$/);
    expect(headers.get("set-cookie")).toContain("noren_simple_refresh=");
    const book = await shop.call(calls.listAddresses, {
      headers: { authorization: `Bearer ${body.login.access_token}` },
    });
    expect(book.body.data).toHaveLength(1);
    expect(book.body.data[0]).toMatchObject({
      division_ct: 1,
      is_default: true,
      is_sender_default: true,
      shipping_name: "山田 花子",
    });
  });

  it("returns the job and fax of the registration, and those of a later change", async () => {
    const { body } = await register({ job: "会社員", fax: "0312345679" });
    const as = { headers: { authorization: `Bearer ${body.login.access_token}` } };
    const registered = await shop.call(calls.getUser, as);
    expect(registered.body).toMatchObject({ job: "会社員", fax: "0312345679" });
    const { email } = registered.body;
    await shop.call(calls.updateUser, { ...as, body: testProfile({ email, job: "自営業", fax: null }) });
    expect((await shop.call(calls.getUser, as)).body).toMatchObject({ job: "自営業", fax: null });
  });

  it("[valid.company] a shop for companies needs the company's name, in a registration and in a later change", async () => {
    const corporate = { ...shop.simple.settings, "SITE.IS_CORPORATE": true };
    await shop.db.update(channels).set({ settings: corporate }).where(eq(channels.id, shop.simple.id));
    try {
      expect(await register({ company_name: null })).toMatchObject({
        status: 422,
        body: { errors: { company_name: ["会社名を入力してください"] } },
      });
      const { status, body } = await register({ company_name: "株式会社のれん堂" });
      expect([status, body.user.department]).toEqual([200, null]);
      const as = { headers: { authorization: `Bearer ${body.login.access_token}` } };
      const { email } = body.user;
      const emptied = await shop.call(calls.updateUser, { ...as, body: testProfile({ email, company_name: null }) });
      expect([emptied.status, emptied.body.errors]).toEqual([422, { company_name: ["会社名を入力してください"] }]);
    } finally {
      await shop.db.update(channels).set({ settings: shop.simple.settings }).where(eq(channels.id, shop.simple.id));
    }
  });

  it("registers without a login on request", async () => {
    const { body, headers } = await register({ is_login: false });
    expect(body.login).toBeNull();
    expect(headers.get("set-cookie")).toBeNull();
  });

  it("reveals at most 20 taken usernames an hour to a network, and registers without one beyond", async () => {
    const { email, id } = await testMember(shop);
    const taken = `taken${id}`;
    expect((await register({ username: taken })).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 25 }, () => register({ username: taken })));
    expect(answers.filter(({ status, body }) => status === 422 && body.errors.username)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await register({ username: `free${id}` })).status).toBe(429);
    expect((await register({ email: `free${email}` })).status).toBe(200);
    const elsewhere = { "x-forwarded-for": "203.0.113.77" };
    const body = { ...testProfile(), password: PASSWORD, is_agreed: true, username: `free${id}` };
    expect((await shop.call(calls.createUser, { body, headers: elsewhere })).status).toBe(200);
  });

  it("mails twenty registrations a day of a mailbox from one network, in any spelling, whether it has an account or not", async () => {
    const { email: known } = await testMember(shop);
    const from = (email: string, ip: string, password = PASSWORD) => {
      const body = { ...testProfile({ email }), password, is_agreed: true };
      return shop.call(calls.createUser, { body, headers: { "x-forwarded-for": ip } });
    };
    const countMails = async (email: string) => (await findMailsTo(shop, email)).length;
    const [campus, home] = ["203.0.113.79", "198.51.100.79"];
    for (const email of [known, testProfile().email]) {
      expect((await from(email, campus)).status).toBe(200);
      await shop.db
        .update(attempts)
        .set({ count: REGISTER_MAILBOX_FROM_NETWORK.max })
        .where(isOf(REGISTER_MAILBOX_FROM_NETWORK, `${email}:${campus}`));
      const mailed = await countMails(email);
      const { status, body } = await from(email, campus, "owners2026");
      expect([status, await countMails(email)]).toEqual([200, mailed]);
      const spelling = email.replace("@", "+2@");
      expect([(await from(spelling, campus)).status, await countMails(spelling)]).toEqual([200, 0]);
      const login = await shop.call(calls.login, { body: { username: email, password: "owners2026" } });
      expect(login.body.user_id).toBe(body.login.user_id);
      const as = { headers: { authorization: `Bearer ${login.body.access_token}` } };
      expect((await shop.call(calls.requestEmailVerify, as)).status).toBe(204);
      expect(await countMails(email)).toBe(mailed + 1);
      expect([(await from(email, home)).status, await countMails(email)]).toEqual([200, mailed + 2]);
    }
  });

  it("takes one refused username of a network back with each registration, since a campus registers at once", async () => {
    const ip = "203.0.113.78";
    const from = async (username: string) => {
      const body = { ...testProfile(), password: PASSWORD, is_agreed: true, username };
      return (await shop.call(calls.createUser, { body, headers: { "x-forwarded-for": ip } })).status;
    };
    expect([await from("campus"), await from("campus")]).toEqual([200, 422]);
    const { max } = TAKEN_USERNAMES_FROM_NETWORK;
    await shop.db
      .update(attempts)
      .set({ count: max - 1 })
      .where(isOf(TAKEN_USERNAMES_FROM_NETWORK, ip));
    expect([await from("campus2"), await from("campus"), await from("campus"), await from("campus")]).toEqual([
      200, 422, 422, 429,
    ]);
  });

  it("does not reveal whether an email has an account: its owner gets a mail, and each password opens its account", async () => {
    const { id, email } = await testMember(shop);
    const body = { ...testProfile({ email: email.toUpperCase() }), password: "another2026", is_agreed: true };
    const taken = await register(body);
    const free = await register({});
    const shapeOf = ({ status, body: { user, login } }: TestAnswer) => ({
      status,
      user: Object.keys(user),
      login: Object.keys(login),
      isRegistered: user.is_registered_member,
    });
    expect(shapeOf(taken)).toEqual(shapeOf(free));
    const mails = await findMailsTo(shop, email.toUpperCase());
    expect(mails.map((mail) => mail.subject)).toEqual([`【${shop.simple.name}】すでに会員登録がお済みです`]);
    const login = (password: string) => shop.call(calls.login, { body: { username: email, password } });
    expect((await login(PASSWORD)).body.user_id).toBe(id);
    expect((await login("another2026")).body.user_id).toBe(taken.body.login.user_id);
    // A user logged in to the new account can request mails but learns nothing.
    const as = { headers: { authorization: `Bearer ${taken.body.login.access_token}` } };
    expect((await shop.call(calls.requestEmailVerify, as)).status).toBe(204);
    const change = { current_password: "another2026", password: "third2026" };
    expect((await shop.call(calls.changePassword, { ...as, body: change })).status).toBe(204);
    // The owner gets the same mail again, and none about the password.
    const kinds = (await findMailsTo(shop, email.toUpperCase())).map((mail) => mail.kind);
    expect(kinds).toEqual(["account.registered", "account.verify_again"]);
  });

  it("gives an email to one of several concurrent registrations", async () => {
    const profile = testProfile();
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(profile)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    const held = await shop.db.select().from(loginNames).where(eq(loginNames.name, profile.email));
    expect(held).toHaveLength(1);
    const subjects = (await findMailsTo(shop, profile.email)).map((mail) => mail.subject);
    expect(subjects.filter((subject) => subject.includes("完了"))).toHaveLength(1);
    // The mailer holds those over its limit.
    expect(subjects.filter((subject) => subject.includes("すでに会員登録"))).toHaveLength(7);
  });

  it("rejects another user's email or username as a username", async () => {
    const { email } = await testMember(shop);
    expect((await register({ username: email })).body.errors).toHaveProperty("username");
    for (const at of ["@", "＠", "﹫"])
      expect((await register({ username: `victim${at}example.com` })).body.errors).toEqual({
        username: ["ログインIDに、ご自身のメールアドレス以外のメールアドレスは使えません。"],
      });
    expect((await register({ username: "hanako" })).status).toBe(200);
    expect((await register({ username: "ＨＡＮＡＫＯ" })).body.errors).toHaveProperty("username");
  });

  it("returns an email to its owner that an earlier version let another account take as a username", async () => {
    const [owner, other] = [await testMember(shop), await testMember(shop)];
    await shop.db.update(loginNames).set({ userId: other.id }).where(eq(loginNames.name, owner.email));
    await shop.db
      .update(users)
      .set({ username: owner.email.replace("@", "＠") })
      .where(eq(users.id, other.id));
    const migration = new URL("../../migrations/0254_usernames_with_full_width_at.sql", import.meta.url);
    await shop.db.$client.query(await readFile(migration, "utf8"));
    const nameOf = async (id: number) =>
      (await shop.db.select().from(loginNames).where(eq(loginNames.userId, id))).map(({ name }) => name);
    expect([await nameOf(owner.id), await nameOf(other.id)]).toEqual([[owner.email], [other.email]]);
    const [user] = await shop.db.select().from(users).where(eq(users.id, other.id));
    expect(user?.username).toBe(other.email);
  });

  it.each([
    ["unknown fields", { point: 100_000 }, "point"],
    ["no consent", { is_agreed: false }, "is_agreed"],
    ["a weak password", { password: "password" }, "password"],
    ["an unknown prefecture", { prefecture: "東京" }, "prefecture"],
    ["a birthday in the future", { birthday: "2999-01-01" }, "birthday"],
    ["a birthday before any living person's", { birthday: "0001-01-01" }, "birthday"],
    ["a kana name in hiragana", { last_name_kana: "やまだ" }, "last_name_kana"],
  ])("rejects %s", async (_, body, field) => {
    const answer = await register(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it("limits mass registrations", async () => {
    await shop.db.delete(attempts);
    await register({ username: "victim@example.com" });
    await shop.db
      .update(attempts)
      .set({ count: REGISTER_FROM_NETWORK.max - 10 })
      .where(eq(attempts.scope, REGISTER_FROM_NETWORK.scope));
    const answers = await Promise.all(Array.from({ length: 12 }, () => register({ username: "victim@example.com" })));
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(2);
  });

  it("changes the profile and the own address together [address.own-updates-profile]", async () => {
    const { id, email } = await testMember(shop);
    const changed = await shop.call(calls.updateUser, {
      memberId: id,
      body: { ...testProfile({ email }), city: "港区" },
    });
    expect(changed.body.city).toBe("港区");
    const [own] = (await shop.call(calls.listAddresses, { memberId: id })).body.data;
    expect(own.city).toBe("港区");
    const input = { ...own, shipping_last_name: "佐藤", city: "新宿区" };
    await shop.call(calls.updateAddress, { memberId: id, params: { id: own.id }, body: input });
    expect((await shop.call(calls.getUser, { memberId: id })).body).toMatchObject({
      last_name: "佐藤",
      city: "新宿区",
    });
  });

  it("rejects a username in the profile [user.username-immutable]", async () => {
    const { id, email } = await testMember(shop);
    const answer = await shop.call(calls.updateUser, {
      memberId: id,
      body: { ...testProfile({ email }), username: "new" },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveProperty("username");
  });

  it("is available to its member only [auth.me-member-only]", async () => {
    expect((await shop.call(calls.getUser)).status).toBe(401);
    expect((await shop.call(calls.getUser, { memberId: 999_999 })).status).toBe(401);
  });

  it("has exactly one own address per member", async () => {
    const rows = await shop.db.select().from(userAddresses).where(eq(userAddresses.divisionCt, 1));
    const members = await shop.db.select({ count: count() }).from(users);
    expect(rows).toHaveLength(members[0]?.count ?? -1);
  });
});
