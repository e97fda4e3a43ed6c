import { type Call, calls } from "@noren/contract";
import { subMinutes } from "date-fns/subMinutes";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { securityColumns } from "../account/security-answer.ts";
import { addToken, createCart } from "../cart/cart-store.ts";
import { cartTokenHash } from "../cart/cart-token.ts";
import { sessionFamilies, users } from "../db/schema/account.ts";
import { cartTokens } from "../db/schema/cart.ts";
import { loginLinks, oauthAccounts, oneOffTokens, passkeys, type TokenKind } from "../db/schema/login.ts";
import { registerMember } from "../membership/register.ts";
import { issueToken, tokenHash } from "../one-off/one-off-token.ts";
import { openFamily } from "../session/session-family.ts";
import { PASSWORD, testProfile } from "../testing/member.fixture.ts";
import { memberBeforeEach } from "../testing/member-before-each.ts";
import { openTestShop } from "../testing/shop.ts";

const NEW_PASSWORD = "mineagain2026";

/** What a member does to keep another person out. */
const EVENTS = [
  "logout",
  "endOtherLogins",
  "changePassword",
  "resetReminder",
  "restoreEmail",
  "checkEmailVerify",
  "deleteUser",
] as const;
type Event = (typeof EVENTS)[number];

/** Which credentials each of `EVENTS` ends, in their order: x ends them, . keeps them. */
const CREDENTIALS = {
  "another session of the member": ".xxxx.x",
  "a session that a sister shop took over": ".xxxx.x",
  "a link with a sister shop": ".xxxx.x",
  "a passkey": "...xx.x",
  "a linked service": "...xx.x",
  "a security question": "....x.x",
  "the token of a cart": ".xxxx.x",
};
type Credential = keyof typeof CREDENTIALS;

/** The same for mailed links and codes, and other tokens. A new kind has to be added. */
const TOKENS: Readonly<Record<TokenKind, string>> = {
  reminder: ".xxxxxx",
  unlock: ".xxxxxx",
  code: ".xxxxxx",
  email: ".xxxxxx",
  // A later change of the email ends the right of the former one to revert it; nothing else does.
  email_restore: "....x.x",
  sync: ".xxxx.x",
  passkey: ".xxxx.x",
  // Before a login: of a browser, not of a member.
  oauth: ".......",
  registration: ".......",
  passkey_login: ".......",
};
const WITHOUT_MEMBER: readonly string[] = ["oauth", "registration", "passkey_login"] satisfies TokenKind[];
const kinds = Object.keys(TOKENS) as TokenKind[];

describe("what a member does to keep another person out", async () => {
  const shop = await openTestShop();
  const member = memberBeforeEach(shop);
  /** What is left of each credential. */
  let left: Record<string, () => Promise<number>>;

  const issue = (kind: TokenKind, changes: { email?: string; type?: string } = {}, now = shop.clock.now) => {
    const userId = WITHOUT_MEMBER.includes(kind) ? null : member.id;
    return issueToken(shop.db, kind, { channelId: shop.simple.id, userId, ...changes }, now);
  };

  beforeEach(async () => {
    const { db, simple, fl1 } = shop;
    const { now } = shop.clock;
    const userId = member.id;
    const question = await securityColumns({ question_ct: 1, answer: "しろ" });
    await db
      .update(users)
      .set({ ...question, emailVerifiedAt: now })
      .where(eq(users.id, userId));
    const sister = await registerMember(db, fl1, { profile: testProfile(), password: PASSWORD }, now);
    const own = await openFamily(db, userId, now, { isConfirmed: true, isByOwnProof: true });
    const source = { id: own.sessionId, userId };
    const taken = await openFamily(db, sister.id, now, { isConfirmed: false, isByOwnProof: false, source });
    await db.insert(loginLinks).values({ fromUserId: userId, userId: sister.id });
    const key = { credentialId: Buffer.from(`id${userId}`), publicKey: Buffer.from("key"), signCount: 0 };
    await db.insert(passkeys).values({ ...key, userId, transports: [], name: "iPhone / Safari", createdAt: now });
    await db.insert(oauthAccounts).values({ channelId: simple.id, type: "line", subject: `s${userId}`, userId });
    const cart = await db.transaction(async (tx) => addToken(tx, (await createCart(tx, simple.id, userId, now)).id));

    const countSession = (id: string) => () =>
      db.$count(sessionFamilies, and(eq(sessionFamilies.id, id), isNull(sessionFamilies.endedAt)));
    const credentials: Record<Credential, () => Promise<number>> = {
      "another session of the member": countSession(own.sessionId),
      "a session that a sister shop took over": countSession(taken.sessionId),
      "a link with a sister shop": () => db.$count(loginLinks, eq(loginLinks.fromUserId, userId)),
      "a passkey": () => db.$count(passkeys, eq(passkeys.userId, userId)),
      "a linked service": () => db.$count(oauthAccounts, eq(oauthAccounts.userId, userId)),
      "a security question": () => db.$count(users, and(eq(users.id, userId), isNotNull(users.questionCt))),
      "the token of a cart": () => db.$count(cartTokens, eq(cartTokens.hash, cartTokenHash(cart))),
    };
    left = { ...credentials };
    for (const kind of kinds) {
      const hash = tokenHash(await issue(kind, { email: member.email }));
      left[kind] = () => db.$count(oneOffTokens, eq(oneOffTokens.hash, hash));
    }
  });

  const send = async (call: Call, body?: object, memberId?: number) => {
    const { status } = await shop.call(call, { body, ...(memberId !== undefined && { memberId }) });
    expect(status).toBeLessThan(300);
  };
  const doEvent: Readonly<Record<Event, () => Promise<void>>> = {
    logout: () => send(calls.logout, undefined, member.id),
    endOtherLogins: () => send(calls.endOtherLogins, { current_password: PASSWORD }, member.id),
    changePassword: () => send(calls.changePassword, { current_password: PASSWORD, password: NEW_PASSWORD }, member.id),
    resetReminder: async () => {
      const token = await issue("reminder", { type: "password", email: member.email });
      await send(calls.resetReminder, { type: "password", token, answer: "しろ", password: NEW_PASSWORD });
    },
    restoreEmail: async () => {
      const earlier = subMinutes(shop.clock.now, 1);
      const token = await issue("email_restore", { email: testProfile().email }, earlier);
      await send(calls.restoreEmail, { token, password: NEW_PASSWORD });
    },
    checkEmailVerify: async () =>
      send(calls.checkEmailVerify, { token: await issue("email", { email: testProfile().email }) }),
    deleteUser: () => send(calls.deleteUser, { current_password: PASSWORD }, member.id),
  };

  it.each(EVENTS)("ends the credentials of the table: %s", async (event) => {
    const column = EVENTS.indexOf(event);
    const expected = Object.entries({ ...CREDENTIALS, ...TOKENS }).map(([name, row]) => [name, row[column]]);
    for (const [name, count] of Object.entries(left)) expect([name, await count()]).toEqual([name, 1]);
    await doEvent[event]();
    const actual: [string, string][] = [];
    for (const [name, count] of Object.entries(left)) actual.push([name, (await count()) === 0 ? "x" : "."]);
    expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
  });
});
