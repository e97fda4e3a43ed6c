import type { LoginAnswer } from "@noren/contract/shapes/person";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { endsSession, forgetsCart } from "./logout.ts";
import {
  type Credentials,
  credentialsOf,
  hasToken,
  isExpired,
  isLoggedIn,
  isManager,
  isUndecided,
  reduceSession,
  type Session,
  type SessionEvent,
} from "./session.ts";

const NOW = 1_800_000_000_000;
const answer: LoginAnswer = {
  access_token: "token",
  expires_in: 900,
  user_id: 7,
  is_registered_member: true,
  has_password_expired: false,
  has_mail_error_count_over: false,
  is_verify: false,
};
const codeAnswer: LoginAnswer = { ...answer, access_token: undefined, is_verify: true, verify_code: "attempt" };
const credentials: Credentials = {
  access_token: "token",
  expiresAt: NOW + 895_000,
  user_id: 7,
  is_registered_member: true,
  has_password_expired: false,
  has_mail_error_count_over: false,
  is_manager_login: false,
};
const loggedIn: Session = { status: "loggedIn", credentials };
const refreshing: Session = { status: "refreshing", before: credentials };
const anonymous: Session = { status: "anonymous" };
const starting: Session = { status: "starting" };

const after = (state: Session | undefined, ...events: SessionEvent[]) =>
  events.reduce<Session>(reduceSession, state ?? starting);
const login = (change: Partial<LoginAnswer> = {}): SessionEvent => ({
  type: "session/loginSucceeded",
  answer: { ...answer, ...change },
  now: NOW,
});
const started = (stored: Credentials | null, isForcedCheck = false, mayRefresh = true): SessionEvent => ({
  type: "session/started",
  stored,
  isForcedCheck,
  mayRefresh,
});

test("[auth.manager-flag] a manager who acts for a member is recognised, also after a refresh", () => {
  expect([anonymous, starting, loggedIn, refreshing].map(isManager)).toEqual([false, false, false, false]);
  const manager = after(anonymous, login({ is_manager_login: true }));
  expect(isManager(manager)).toBe(true);
  expect(isManager(after(manager, { type: "session/refreshStarted" }))).toBe(true);
  expect(isManager(after(manager, { type: "session/loggedOut", cause: "requested" }))).toBe(false);
});

describe("login", () => {
  test("[session.login] a successful login logs in", () => {
    expect(after(anonymous, login())).toEqual(loggedIn);
    expect(isLoggedIn(loggedIn)).toBe(true);
  });

  test("[session.login] unless is_registered_member is false", () => {
    const state = after(anonymous, login({ is_registered_member: false }));
    expect(state.status).toBe("unregistered");
    expect(isLoggedIn(state)).toBe(false);
    expect(hasToken(state)).toBe(true);
  });

  test("[session.email-verify] the verified email makes a registered member", () => {
    const state = after(anonymous, login({ is_registered_member: false }), { type: "session/emailVerified" });
    expect(state).toEqual(loggedIn);
    expect(after(anonymous, { type: "session/emailVerified" })).toBe(anonymous);
  });

  test("[session.one-time-code] is_verify holds the user id until the code is verified", () => {
    const state = after(anonymous, { type: "session/loginSucceeded", answer: codeAnswer, now: NOW });
    expect(state).toEqual({ status: "oneTimeCode", user_id: 7, verify_code: "attempt", sentAt: NOW });
    expect([isLoggedIn(state), hasToken(state), credentialsOf(state)]).toEqual([false, false, null]);
    expect(after(state, { type: "session/oneTimeCodeVerified", answer, now: NOW })).toEqual(loggedIn);
    expect(after(state, { type: "session/oneTimeCodeGivenUp" })).toEqual(anonymous);
    expect(after(anonymous, { type: "session/oneTimeCodeVerified", answer, now: NOW })).toBe(anonymous);
    expect(after(loggedIn, { type: "session/oneTimeCodeGivenUp" })).toBe(loggedIn);
  });

  test("[login.response-shape] an answer without token or attempt changes nothing", () => {
    for (const access_token of [undefined, ""]) expect(after(anonymous, login({ access_token }))).toBe(anonymous);
    expect(after(anonymous, login({ is_verify: true }))).toBe(anonymous);
  });
});

describe("expiry", () => {
  const expiresAt = (change: Partial<LoginAnswer>) => credentialsOf(after(anonymous, login(change)))?.expiresAt;

  test("[session.expiry-margin] [limits.defaults] now plus (expires_in minus 5) seconds", () => {
    expect(expiresAt({ expires_in: 900 })).toBe(NOW + 895_000);
  });

  test("[login.response-shape] expires_at gives the moment instead; the margin still applies", () => {
    const moment = new Date(NOW + 60_000).toISOString();
    expect(expiresAt({ expires_in: undefined, expires_at: moment })).toBe(NOW + 55_000);
    for (const expires_at of [undefined, "soon"]) expect(expiresAt({ expires_in: undefined, expires_at })).toBeNull();
  });

  test("[session.expiry-margin] is compared with the time of the request; a token without expiry is never valid", () => {
    expect(isExpired(credentials, NOW + 894_999)).toBe(false);
    expect(isExpired(credentials, NOW + 895_000)).toBe(true);
    expect(isExpired({ ...credentials, expiresAt: null }, 0)).toBe(true);
  });
});

describe("startup", () => {
  test("[session.startup-trust] a stored token with a stored expiry and no forced check is trusted, even if it is expired", () => {
    expect(after(undefined, started(credentials))).toEqual(loggedIn);
    expect(after(undefined, started({ ...credentials, expiresAt: 0 })).status).toBe("loggedIn");
    expect(after(undefined, started({ ...credentials, is_registered_member: false })).status).toBe("unregistered");
  });

  test("[session.startup-trust] otherwise it is refreshed; on failure refresh-failed is set", () => {
    const noExpiry = { ...credentials, expiresAt: null };
    expect(after(undefined, started(credentials, true))).toEqual(refreshing);
    expect(after(undefined, started(noExpiry))).toEqual({ status: "refreshing", before: noExpiry });
    expect(after(undefined, started(noExpiry, false, false)).status).toBe("refreshing");
    const blank = after(undefined, started(null));
    expect(blank).toEqual({ status: "refreshing", before: null });
    expect([starting, blank, refreshing, loggedIn, anonymous].map(isUndecided)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(isLoggedIn(blank)).toBe(false);
    expect(after(blank, { type: "session/refreshFailed" })).toEqual({ status: "refreshFailed" });
  });

  test("a browser without stored session data is anonymous at once, and starts only once", () => {
    expect(after(undefined, started(null, false, false))).toEqual(anonymous);
    expect(after(anonymous, started(credentials))).toBe(anonymous);
  });
});

describe("refresh", () => {
  test("[session.expiry-margin] keeps the member logged in while it runs, and stores the new token", () => {
    expect(after(loggedIn, { type: "session/refreshStarted" })).toEqual(refreshing);
    expect(isLoggedIn(refreshing)).toBe(true);
    expect(isLoggedIn({ status: "refreshing", before: { ...credentials, is_registered_member: false } })).toBe(false);
    const fresh: SessionEvent = {
      type: "session/refreshSucceeded",
      answer: { ...answer, access_token: "new" },
      now: NOW,
    };
    expect(credentialsOf(after(refreshing, fresh))?.access_token).toBe("new");
    expect(after(anonymous, { type: "session/refreshStarted" })).toBe(anonymous);
  });

  test("[error.refresh-failed] [session.logout-clears] a rejected refresh clears the session", () => {
    const state = after(refreshing, { type: "session/refreshFailed" });
    expect(state).toEqual({ status: "refreshFailed" });
    expect([isLoggedIn(state), credentialsOf(state)]).toEqual([false, null]);
  });

  test("[guard.login-only] after the redirect to the login, the visitor is an ordinary guest", () => {
    expect(after({ status: "refreshFailed" }, { type: "session/loginReached" })).toEqual(anonymous);
    for (const state of [starting, loggedIn, refreshing, anonymous])
      expect(after(state, { type: "session/loginReached" })).toBe(state);
  });

  test("a network failure does not end the session", () => {
    expect(after(refreshing, { type: "session/refreshInterrupted" })).toEqual(loggedIn);
    expect(after({ status: "refreshing", before: null }, { type: "session/refreshInterrupted" })).toEqual(anonymous);
    expect(after(starting, { type: "session/refreshInterrupted" })).toBe(starting);
  });

  test("[error.wrong-answer] an answer without a token does not leave the session refreshing", () => {
    const event: SessionEvent = {
      type: "session/refreshSucceeded",
      answer: { ...answer, access_token: undefined },
      now: NOW,
    };
    expect(after(refreshing, event)).toEqual(loggedIn);
    expect(after({ status: "refreshing", before: null }, event)).toEqual(anonymous);
  });

  test("a late response undoes neither a logout nor a login", () => {
    const out = after(refreshing, { type: "session/loggedOut", cause: "requested" });
    expect(after(out, { type: "session/refreshSucceeded", answer, now: NOW })).toBe(out);
    const back = after(refreshing, login());
    expect(after(back, { type: "session/refreshFailed" })).toBe(back);
  });

  test("another tab's newer token is adopted, an older one is not", () => {
    const adopt = (state: Session, expiresAt: number) =>
      after(state, {
        type: "session/credentialsAdopted",
        credentials: { ...credentials, access_token: "other", expiresAt },
      });
    for (const state of [loggedIn, refreshing]) {
      expect(credentialsOf(adopt(state, NOW + 895_001))?.access_token).toBe("other");
      expect(adopt(state, NOW + 895_000)).toBe(state);
    }
    expect(adopt(anonymous, NOW).status).toBe("loggedIn");
  });

  test("[session.email-verify] an address verified in another tab makes a registered member here too, permanently", () => {
    const newcomer = { ...credentials, is_registered_member: false };
    const unregistered: Session = { status: "unregistered", credentials: newcomer };
    expect(after(unregistered, { type: "session/credentialsAdopted", credentials })).toEqual(loggedIn);
    expect(after(unregistered, { type: "session/credentialsAdopted", credentials: newcomer })).toBe(unregistered);
    expect(after(loggedIn, { type: "session/credentialsAdopted", credentials: newcomer })).toBe(loggedIn);
    expect(after(loggedIn, { type: "session/credentialsAdopted", credentials })).toBe(loggedIn);
  });
});

describe("logout", () => {
  const out = (cause: "requested" | "elsewhere" | "rejected"): SessionEvent => ({ type: "session/loggedOut", cause });

  test("[session.logout-clears] clears the session from any status; only an ordinary logout forgets the cart", () => {
    for (const state of [starting, loggedIn, refreshing]) expect(after(state, out("requested"))).toEqual(anonymous);
    expect((["requested", "elsewhere", "rejected"] as const).map((cause) => forgetsCart(out(cause)))).toEqual([
      true,
      false,
      false,
    ]);
    expect(forgetsCart({ type: "session/refreshFailed" })).toBe(false);
    expect([out("rejected"), { type: "session/refreshFailed" } as const, login()].map(endsSession)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

const anyAnswer: fc.Arbitrary<LoginAnswer> = fc.record({
  access_token: fc.option(fc.string(), { nil: undefined }),
  expires_in: fc.option(fc.integer({ min: 0, max: 9000 }), { nil: undefined }),
  user_id: fc.nat(),
  is_registered_member: fc.boolean(),
  has_password_expired: fc.boolean(),
  has_mail_error_count_over: fc.boolean(),
  is_verify: fc.boolean(),
  verify_code: fc.option(fc.string(), { nil: undefined }),
});
const anyCredentials = fc.record({
  access_token: fc.string(),
  expiresAt: fc.option(fc.nat()),
  user_id: fc.nat(),
  is_registered_member: fc.boolean(),
  has_password_expired: fc.boolean(),
  has_mail_error_count_over: fc.boolean(),
  is_manager_login: fc.boolean(),
});
const anyEvent: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc.record({
    type: fc.constant("session/started" as const),
    stored: fc.option(anyCredentials),
    isForcedCheck: fc.boolean(),
    mayRefresh: fc.boolean(),
  }),
  fc.record({
    type: fc.constantFrom("session/loginSucceeded", "session/oneTimeCodeVerified", "session/refreshSucceeded"),
    answer: anyAnswer,
    now: fc.nat(),
  }),
  fc.record({ type: fc.constant("session/credentialsAdopted" as const), credentials: anyCredentials }),
  fc.record({
    type: fc.constant("session/loggedOut" as const),
    cause: fc.constantFrom("requested" as const, "elsewhere" as const, "rejected" as const),
  }),
  fc.constantFrom<SessionEvent>(
    { type: "session/oneTimeCodeGivenUp" },
    { type: "session/emailVerified" },
    { type: "session/refreshStarted" },
    { type: "session/refreshFailed" },
    { type: "session/refreshInterrupted" },
    { type: "session/loginReached" },
  ),
);

test("[session.login] [session.logout-clears] in any order of events, only a registered member is logged in, and a logout ends the session", () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const state = after(undefined, ...events);
      const held = credentialsOf(state);
      expect(held !== null).toBe(hasToken(state));
      if (held !== null) expect(isLoggedIn(state)).toBe(held.is_registered_member);
      expect(after(state, { type: "session/loggedOut", cause: "requested" })).toEqual(anonymous);
      expect(reduceSession(state, { type: "foreign/event" } as never)).toBe(state);
    }),
  );
});
