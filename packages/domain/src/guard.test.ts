import type { Access } from "@noren/contract/screens";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { guard, type GuardSettings, type Visit } from "./guard.ts";
import type { Credentials, Session } from "./session.ts";

const credentials: Credentials = {
  access_token: "t",
  expiresAt: 1,
  user_id: 1,
  is_registered_member: true,
  has_password_expired: false,
  has_mail_error_count_over: false,
  is_manager_login: false,
};
const newcomer = { ...credentials, is_registered_member: false };
const sessions = {
  starting: { status: "starting" },
  anonymous: { status: "anonymous" },
  oneTimeCode: { status: "oneTimeCode", user_id: 1, verify_code: "c", sentAt: 0 },
  loggedIn: { status: "loggedIn", credentials },
  unregistered: { status: "unregistered", credentials: newcomer },
  refreshingMember: { status: "refreshing", before: credentials },
  refreshingNewcomer: { status: "refreshing", before: newcomer },
  refreshingUnknown: { status: "refreshing", before: null },
  refreshFailed: { status: "refreshFailed" },
} as const satisfies Record<string, Session>;

const settings: GuardSettings = {
  "SITE.IS_LOGIN_REQUIRED": false,
  "SITE.IS_MEMBER_USE": true,
  "SITE.IS_EMAIL_VERIFY": false,
};
const verifying = { ...settings, "SITE.IS_EMAIL_VERIFY": true };
const visit = (access: Access, session: keyof typeof sessions, change: Partial<Visit> = {}) =>
  guard({ access, session: sessions[session], settings, path: "/mypage/?a=1", staysOpen: false, ...change });
const to = (path: string) => ({ kind: "redirect", to: path });
const allow = { kind: "allow" };

describe.each(["login-only", "member-only"] as const)("%s", (access) => {
  test("[guard.login-only] [guard.member-only] sends anonymous visitors to the login and back", () => {
    for (const session of ["anonymous", "oneTimeCode"] as const)
      expect(visit(access, session)).toEqual(to("/login/?to=%2Fmypage%2F%3Fa%3D1"));
  });

  test("[guard.login-only] [guard.member-only] unless a token refresh failed", () => {
    expect(visit(access, "refreshFailed")).toEqual(allow);
  });

  test("lets members in, also during a refresh, and waits while the session is unknown", () => {
    for (const session of ["loggedIn", "refreshingMember"] as const) expect(visit(access, session)).toEqual(allow);
    for (const session of ["starting", "refreshingUnknown"] as const)
      expect(visit(access, session)).toEqual({ kind: "wait" });
  });

  test("[verify.after-first-login] sends members without a verified address to /verify, and nowhere else", () => {
    for (const session of ["unregistered", "refreshingNewcomer"] as const) {
      expect(visit(access, session, { settings: verifying })).toEqual(to("/verify/"));
      for (const path of ["/verify", "/verify/?a"])
        expect(visit(access, session, { settings: verifying, path })).toEqual(allow);
      expect(visit(access, session)).toMatchObject({ kind: "redirect" });
    }
  });
});

test("a registered member is never sent to /verify, also during a refresh", () => {
  for (const session of ["loggedIn", "refreshingMember"] as const)
    expect(visit("login-only", session, { settings: verifying })).toEqual(allow);
  expect(visit("login-only", "refreshingUnknown", { settings: verifying })).toEqual({ kind: "wait" });
});

test("[guard.member-only] [role.anonymous-member] a shop without members has only its public screens", () => {
  const noMembers = { settings: { ...settings, "SITE.IS_MEMBER_USE": false, "SITE.IS_LOGIN_REQUIRED": true } };
  for (const session of ["anonymous", "starting", "loggedIn"] as const) {
    expect(visit("public", session, noMembers)).toEqual(allow);
    for (const access of ["member-only", "login-only", "logout-only"] as const)
      expect(visit(access, session, noMembers)).toEqual({ kind: "notFound" });
  }
});

describe("logout-only", () => {
  test("[guard.logout-only] sends members to /ec/", () => {
    for (const session of ["loggedIn", "refreshingMember"] as const)
      for (const rules of [settings, verifying])
        expect(visit("logout-only", session, { settings: rules })).toEqual(to("/ec/"));
  });

  test("[guard.logout-only] to /verify where verification is enabled and they are not yet registered", () => {
    expect(visit("logout-only", "unregistered", { settings: verifying })).toEqual(to("/verify/"));
    expect(visit("logout-only", "unregistered")).toEqual(allow);
  });

  test("is open to everyone else", () => {
    for (const session of ["anonymous", "oneTimeCode", "refreshFailed"] as const)
      expect(visit("logout-only", session)).toEqual(allow);
  });
});

test("[settings.drive-behaviour] a shop that requires a login closes its public screens, except those that stay open", () => {
  const closed = { settings: { ...settings, "SITE.IS_LOGIN_REQUIRED": true }, path: "/product" };
  expect(visit("public", "anonymous")).toEqual(allow);
  expect(visit("public", "anonymous", closed)).toEqual(to("/login/?to=%2Fproduct"));
  expect(visit("public", "loggedIn", closed)).toEqual(allow);
  expect(visit("public", "anonymous", { ...closed, staysOpen: true })).toEqual(allow);
  expect(visit("logout-only", "anonymous", closed)).toEqual(allow);
});

test("[guard.logout-only] no visitor is redirected in a circle", () => {
  const screens: Record<string, Access> = {
    "/login": "logout-only",
    "/verify": "login-only",
    "/ec": "login-only",
    "/mypage": "member-only",
    "/product": "public",
  };
  const accessOf = (path: string): Access => screens[path.replace(/\/?(\?.*)?$/, "")] ?? "public";
  const anySettings = fc.record({
    "SITE.IS_LOGIN_REQUIRED": fc.boolean(),
    "SITE.IS_MEMBER_USE": fc.boolean(),
    "SITE.IS_EMAIL_VERIFY": fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(sessions)),
      anySettings,
      fc.constantFrom(...Object.keys(screens)),
      (session, rules, start) => {
        let path = start;
        for (let steps = 0; steps < 3; steps += 1) {
          const decision = guard({ access: accessOf(path), session, settings: rules, path, staysOpen: false });
          if (decision.kind !== "redirect") return;
          path = decision.to;
        }
        throw new Error(`a circle through ${path}`);
      },
    ),
  );
});
