import { paths } from "@noren/contract/paths";
import type { Access } from "@noren/contract/screens";
import { isLoginRequired } from "@noren/contract/settings";
import type { Settings } from "@noren/contract/shapes/shop";
import { barePath, withSlash } from "./paths.ts";
import { loginPath } from "./return-path.ts";
import { isLoggedIn, isUndecided, type Session } from "./session.ts";

export type GuardSettings = Pick<Settings, "SITE.IS_LOGIN_REQUIRED" | "SITE.IS_MEMBER_USE" | "SITE.IS_EMAIL_VERIFY">;

export interface Visit {
  readonly access: Access;
  /** True for public screens that stay open in a shop that requires a login: legal pages, gifts by token. */
  readonly staysOpen: boolean;
  readonly session: Session;
  readonly settings: GuardSettings;
  /** The requested path with its query. */
  readonly path: string;
}

/** Where to send a visitor; `wait` until the session is known. */
export type AccessDecision =
  | { readonly kind: "allow" }
  | { readonly kind: "wait" }
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "notFound" };

const allow: AccessDecision = { kind: "allow" };
const wait: AccessDecision = { kind: "wait" };
const notFound: AccessDecision = { kind: "notFound" };
const redirect = (to: string): AccessDecision => ({ kind: "redirect", to });

/** Decides what a guard does. A shop without members has only its public screens [guard.member-only]. */
export function guard(visit: Visit): AccessDecision {
  const { session, settings } = visit;
  if (!settings["SITE.IS_MEMBER_USE"]) return visit.access === "public" ? allow : notFound;
  const access = demandedAccess(visit);
  if (access === "public") return allow;
  if (isUndecided(session)) return wait;
  if (access === "logout-only") return guardLogoutOnly(session, settings);
  return guardLoginOnly(visit);
}

function demandedAccess({ access, staysOpen, settings }: Visit): Access {
  if (access === "member-only") return "login-only";
  if (access === "public" && isLoginRequired(settings) && !staysOpen) return "login-only";
  return access;
}

function guardLogoutOnly(session: Session, settings: GuardSettings): AccessDecision {
  if (mustVerify(session, settings)) return redirect(withSlash(paths.verify()));
  return isLoggedIn(session) ? redirect(withSlash(paths.memberHome())) : allow;
}

function guardLoginOnly({ session, settings, path }: Visit): AccessDecision {
  // [verify.after-first-login] /verify is required after the first login when verification is enabled.
  if (mustVerify(session, settings))
    return barePath(path) === paths.verify() ? allow : redirect(withSlash(paths.verify()));
  // A failed refresh redirects to /login/?re=1 itself.
  return isLoggedIn(session) || session.status === "refreshFailed" ? allow : redirect(loginPath(path));
}

const mustVerify = (session: Session, settings: GuardSettings) =>
  settings["SITE.IS_EMAIL_VERIFY"] &&
  (session.status === "unregistered" ||
    (session.status === "refreshing" && session.before !== null && !session.before.is_registered_member));
