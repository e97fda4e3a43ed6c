import { calls, type PasskeyCreation } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attempts, users } from "../db/schema/account.ts";
import { loginHistories, oneOffTokens, passkeys } from "../db/schema/login.ts";
import { channels } from "../db/schema/shop.ts";
import { accountRoutes } from "../membership/account.routes.ts";
import { isOf, PASSKEYS_FROM_NETWORK } from "../rate-limit/attempts.ts";
import { reminderRoutes } from "../reminder/reminder.routes.ts";
import {
  type AuthenticatorChanges,
  createTestPasskey,
  signWithPasskey,
  type TestPasskey,
} from "../testing/authenticator.ts";
import { toCookieHeader } from "../testing/cookies.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { PASSWORD, verifiedMember } from "../testing/member.fixture.ts";
import { addTestPasskey, offerPasskeys } from "../testing/passkey.fixture.ts";
import { openTestShop } from "../testing/shop.ts";
import { PASSKEY_LIMIT } from "./member-passkeys.ts";
import { passkeyRoutes } from "./passkey.routes.ts";

const shop = await openTestShop({ routes: [...passkeyRoutes, ...accountRoutes, ...reminderRoutes] });

describe("passkeys [session.passkey]", () => {
  let member: { id: number; email: string };
  beforeAll(() => offerPasskeys(shop, true));
  beforeEach(async () => {
    member = await verifiedMember(shop);
  });

  const begin = (memberId = member.id, current_password: string | undefined = PASSWORD) =>
    shop.call(calls.beginPasskey, { memberId, body: { current_password } });
  const create = (credential: unknown, memberId = member.id, channel = "simple") =>
    shop.call(calls.createPasskey, { memberId, channel, body: { credential } });
  const add = (memberId = member.id) => addTestPasskey(shop, memberId);
  const list = async () => (await shop.call(calls.listPasskeys, { memberId: member.id })).body.data;
  const beginLogin = (headers = {}, channel = "simple") => shop.call(calls.beginPasskeyLogin, { headers, channel });
  const send = (credential: unknown, cookie: string, channel = "simple") =>
    shop.call(calls.loginWithPasskey, { body: { credential }, headers: { cookie }, channel });
  async function login(passkey: TestPasskey, changes: AuthenticatorChanges = {}) {
    const begun = await beginLogin();
    return send(signWithPasskey(passkey, begun.body.challenge, changes), toCookieHeader(begun));
  }
  const failed = { status: 401, body: { code: "auth.passkey_failed" } };
  const expired = { status: 410, body: { code: "auth.passkey_expired" } };
  const kinds = async () => (await findMailsTo(shop, member.email)).map(({ kind }) => kind);

  it("log in without the password and a code, and are listed with their last use", async () => {
    await shop.db.update(users).set({ isCodeWanted: true }).where(eq(users.id, member.id));
    const { id, passkey } = await add();
    expect(await list()).toEqual([
      { id, name: "不明な端末", created_at: shop.clock.now.toISOString(), last_used_at: null },
    ]);
    const answer = await login(passkey);
    expect(answer).toMatchObject({ status: 200, body: { user_id: member.id, is_verify: false } });
    expect(answer.headers.get("set-cookie")).toContain("noren_simple_refresh=");
    expect((await list())[0].last_used_at).toBe(shop.clock.now.toISOString());
    const [entry] = await shop.db.select().from(loginHistories).where(eq(loginHistories.userId, member.id));
    expect(entry?.method).toBe("passkey");
  });

  it("are created by authenticators that verify the person and store the account, at the configured host", async () => {
    const first = (await begin()).body as PasskeyCreation;
    expect(first).toMatchObject({
      rp: { id: "localhost", name: shop.simple.name },
      user: { name: member.email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
    });
    expect(Buffer.from(first.user.id, "base64url")).toHaveLength(32);
    const { passkey } = await add();
    const second = (await begin()).body as PasskeyCreation;
    expect(second.excludeCredentials).toEqual([{ id: passkey.id, type: "public-key", transports: ["internal"] }]);
    expect(second.user.id).toBe(first.user.id);
  });

  it("are added and deleted with the password only, renamed without, and the member gets mails", async () => {
    expect(await begin(member.id, "wrong2026")).toMatchObject({ status: 422, body: { code: "user.password_wrong" } });
    expect((await begin(member.id, "")).body.errors).toHaveProperty("current_password");
    const { id, passkey } = await add();
    expect(await kinds()).toContain("account.passkey_added");
    const rename = (name: string) =>
      shop.call(calls.renamePasskey, { memberId: member.id, params: { id }, body: { name } });
    expect((await rename("自宅のパソコン")).body.name).toBe("自宅のパソコン");
    expect((await rename("")).body.errors).toHaveProperty("name");
    const remove = (current_password: string) =>
      shop.call(calls.deletePasskey, { memberId: member.id, params: { id }, body: { current_password } });
    expect((await remove("wrong2026")).body.code).toBe("user.password_wrong");
    expect((await remove(PASSWORD)).status).toBe(204);
    expect(await kinds()).toContain("account.passkey_removed");
    expect(await login(passkey)).toMatchObject(failed);
    expect((await remove(PASSWORD)).status).toBe(404);
  });

  it("of others get the same 404 as unknown ones", async () => {
    const { id } = await add();
    const stranger = (await verifiedMember(shop)).id;
    for (const each of [id, 999_999]) {
      const params = { id: each };
      expect((await shop.call(calls.renamePasskey, { memberId: stranger, params, body: { name: "x" } })).status).toBe(
        404,
      );
      const body = { current_password: PASSWORD };
      expect((await shop.call(calls.deletePasskey, { memberId: stranger, params, body })).status).toBe(404);
    }
    expect(await list()).toHaveLength(1);
  });

  it("log in once for each challenge, in the browser that got it, within ten minutes", async () => {
    const { passkey } = await add();
    const begun = await beginLogin();
    const cookie = toCookieHeader(begun);
    const signed = signWithPasskey(passkey, begun.body.challenge);
    const statuses = await Promise.all([1, 2, 3].map(async () => (await send(signed, cookie)).status));
    expect(statuses.toSorted()).toEqual([200, 410, 410]);

    const other = await beginLogin();
    expect(await send(signWithPasskey(passkey, other.body.challenge), cookie)).toMatchObject(expired);
    expect(await send(signWithPasskey(passkey, "A".repeat(43)), cookie)).toMatchObject(expired);
    expect(await send(signWithPasskey(passkey, ""), "")).toMatchObject(expired);
    const late = await beginLogin();
    shop.clock.now = new Date(shop.clock.now.getTime() + 600_001);
    expect(await send(signWithPasskey(passkey, late.body.challenge), toCookieHeader(late))).toMatchObject(expired);
  });

  it("log in from several tabs of a browser that began one after the other", async () => {
    const { passkey } = await add();
    const first = await beginLogin();
    const cookie = toCookieHeader(first);
    const second = await beginLogin({ cookie });
    for (const { body } of [first, second])
      expect((await send(signWithPasskey(passkey, body.challenge), cookie)).status).toBe(200);
  });

  it("are void in another shop, for its challenges too", async () => {
    const { passkey } = await add();
    const settings = { ...shop.fl1.settings, "LOGIN.IS_PASSKEY": true };
    await shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.fl1.id));
    const begun = await beginLogin({}, "fl1");
    const cookie = toCookieHeader(begun);
    const changes = { origin: shop.fl1.origin, rpId: new URL(shop.fl1.origin).hostname };
    expect(await send(signWithPasskey(passkey, begun.body.challenge, changes), cookie, "fl1")).toMatchObject(failed);
    const own = await beginLogin();
    expect(await send(signWithPasskey(passkey, own.body.challenge), cookie, "fl1")).toMatchObject(expired);
  });

  it.each<[string, AuthenticatorChanges]>([
    ["another origin", { origin: "https://evil.example" }],
    ["another host", { rpId: "evil.example" }],
    ["a person who was not verified", { isUserVerified: false }],
    ["another type", { type: "webauthn.create" }],
    ["another account's handle", { userHandle: "A".repeat(43) }],
  ])("do not log in with %s", async (_, changes) => {
    expect(await login((await add()).passkey, changes)).toMatchObject(failed);
  });

  it("do not log in to another account, nor with another key or an unknown id", async () => {
    const { passkey } = await add();
    const stranger = await verifiedMember(shop);
    const other = (await add(stranger.id)).passkey;
    for (const mixed of [
      { ...other, userHandle: passkey.userHandle },
      { ...passkey, privateKey: other.privateKey },
      { ...passkey, id: "c2FtcGxl" },
    ])
      expect(await login(mixed)).toMatchObject(failed);
    expect((await login(other)).body.user_id).toBe(stranger.id);
  });

  it("do not log in with a counter that is not higher than the last one", async () => {
    const { passkey } = await add();
    expect((await login(passkey, { counter: 5 })).status).toBe(200);
    for (const counter of [5, 4, 0]) expect(await login(passkey, { counter })).toMatchObject(failed);
    expect((await login(passkey, { counter: 6 })).status).toBe(200);
  });

  it.each<[string, AuthenticatorChanges, object]>([
    ["another origin", { origin: "https://evil.example" }, { status: 422, body: { code: "passkey.refused" } }],
    ["another host", { rpId: "evil.example" }, { status: 422, body: { code: "passkey.refused" } }],
    ["a person who was not verified", { isUserVerified: false }, { status: 422, body: { code: "passkey.refused" } }],
    ["a made-up challenge", { challenge: "A".repeat(43) }, { status: 410, body: { code: "passkey.expired" } }],
  ])("are not created with %s", async (_, changes, expected) => {
    expect(await create(createTestPasskey((await begin()).body, changes).credential)).toMatchObject(expected);
    expect(await list()).toEqual([]);
  });

  it("are created without the certificates of an authenticator being read", async () => {
    const attStmt = new Map<string, unknown>([["x5c", [new Uint8Array(4)]]]);
    for (const fmt of ["android-key", "apple", "packed"]) {
      const { credential } = createTestPasskey((await begin()).body, { attestation: { fmt, attStmt } });
      expect((await create(credential)).status).toBe(200);
    }
    const malformed = createTestPasskey((await begin()).body).credential;
    malformed.response.attestationObject = "gQ";
    expect(await create(malformed)).toMatchObject({ status: 422, body: { code: "passkey.refused" } });
  });

  it("are created once for each challenge, by the member who began", async () => {
    const options = (await begin()).body;
    const { passkey, credential } = createTestPasskey(options);
    const stranger = (await verifiedMember(shop)).id;
    expect((await create(createTestPasskey((await begin()).body).credential, stranger)).status).toBe(410);
    const statuses = await Promise.all([1, 2].map(async () => (await create(credential)).status));
    expect(statuses.toSorted()).toEqual([200, 410]);
    const same = createTestPasskey((await begin(stranger)).body, { id: Buffer.from(passkey.id, "base64url") });
    expect(await create(same.credential, stranger)).toMatchObject({ status: 422, body: { code: "passkey.refused" } });
    const begun = await beginLogin();
    const login = createTestPasskey({ ...options, challenge: begun.body.challenge });
    expect((await create(login.credential)).status).toBe(410);
  });

  it("are at most ten of a member, also concurrently", async () => {
    const begun = [];
    for (let index = 0; index < PASSKEY_LIMIT + 1; index += 1) begun.push((await begin()).body);
    const answers = await Promise.all(begun.map((options) => create(createTestPasskey(options).credential)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PASSKEY_LIMIT);
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe("passkey.limit");
    expect((await begin()).body.code).toBe("passkey.limit");
  });

  it("end with a password reset, also one that is being added, and with the account", async () => {
    const { passkey } = await add();
    const pending = createTestPasskey((await begin()).body).credential;
    await shop.call(calls.requestReminder, { body: { type: "password", username: member.email } });
    const text = (await findMailsTo(shop, member.email)).at(-1)?.bodyText ?? "";
    const token = /token=([\w-]{43})/.exec(text)?.[1];
    const body = { type: "password", token, password: "another2026" };
    expect((await shop.call(calls.resetReminder, { body })).status).toBe(200);
    expect(await login(passkey)).toMatchObject(failed);
    expect((await create(pending)).status).toBe(410);
    expect(await kinds()).toContain("account.passkey_removed");
    const added = createTestPasskey((await begin(member.id, "another2026")).body);
    expect((await create(added.credential)).status).toBe(200);
    await shop.call(calls.deleteUser, { memberId: member.id, body: { current_password: "another2026" } });
    expect(await login(added.passkey)).toMatchObject(failed);
    expect(await shop.db.select().from(passkeys).where(eq(passkeys.userId, member.id))).toEqual([]);
  });

  it("remain after a change of the password, whose mail leads to their list", async () => {
    const { passkey } = await add();
    const body = { current_password: PASSWORD, password: "another2026" };
    expect((await shop.call(calls.changePassword, { memberId: member.id, body })).status).toBe(204);
    expect((await login(passkey)).status).toBe(200);
    const mail = (await findMailsTo(shop, member.email)).find(({ kind }) => kind === "account.password_changed");
    expect(mail?.bodyText).toContain("登録済みのパスキー（1件）");
    expect(mail?.bodyText).toContain("/mypage/passkey");
  });

  it("open sessions in which wrong passwords of one do not stop the password in another", async () => {
    const { passkey } = await add();
    const sessionOf = async () => (await login(passkey)).body.access_token as string;
    const [copied, own] = [await sessionOf(), await sessionOf()];
    const begin = (token: string, current_password: string) =>
      shop.call(calls.beginPasskey, { body: { current_password }, headers: { authorization: `Bearer ${token}` } });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await begin(copied, "wrong-pass1")).status).toBe(422);
    expect((await begin(copied, PASSWORD)).status).toBe(429);
    expect((await begin(own, PASSWORD)).status).toBe(200);
  });

  it("have a limit of logins that are begun in a network; a refused one stores nothing", async () => {
    const headers = { "x-forwarded-for": "203.0.113.9" };
    expect((await beginLogin(headers)).status).toBe(200);
    await shop.db
      .update(attempts)
      .set({ count: PASSKEYS_FROM_NETWORK.max })
      .where(isOf(PASSKEYS_FROM_NETWORK, "203.0.113.9"));
    const count = () => shop.db.$count(oneOffTokens);
    const before = await count();
    expect((await beginLogin(headers)).status).toBe(429);
    expect(await count()).toBe(before);
  });

  it("are not offered where the shop switched them off; those that exist can be deleted", async () => {
    const { id, passkey } = await add();
    await offerPasskeys(shop, false);
    try {
      expect([
        (await beginLogin()).status,
        (await begin()).status,
        (await send(signWithPasskey(passkey, "x"), "")).status,
      ]).toEqual([404, 404, 404]);
      const request = { memberId: member.id, params: { id }, body: { current_password: PASSWORD } };
      expect((await shop.call(calls.deletePasskey, request)).status).toBe(204);
    } finally {
      await offerPasskeys(shop, true);
    }
  });
});
