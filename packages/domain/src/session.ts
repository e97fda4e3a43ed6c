import type { LoginAnswer } from "@noren/contract/shapes/person";
import { TOKEN_EXPIRY_MARGIN_SECONDS } from "./limits.ts";

/** What the browser stores after a login or refresh, as JSON under the namespace. */
export interface Credentials {
  readonly access_token: string;
  /** Expiry in milliseconds since 1970, less the safety margin; null when the server sent none. */
  readonly expiresAt: number | null;
  readonly user_id: number;
  readonly is_registered_member: boolean;
  readonly has_password_expired: boolean;
  readonly has_mail_error_count_over: boolean;
  /** Staff act on the member's behalf [auth.manager-flag]. */
  readonly is_manager_login: boolean;
}

/** The states of a session [session.login]. */
export type Session =
  /** Before the browser has read a stored token. The server renders this status. */
  | { readonly status: "starting" }
  | { readonly status: "anonymous" }
  /** Waits for the mailed code. No call is authorized yet. */
  | {
      readonly status: "oneTimeCode";
      readonly user_id: number;
      readonly verify_code: string;
      /** When the code was mailed, in milliseconds since 1970. */
      readonly sentAt: number;
    }
  | { readonly status: "loggedIn"; readonly credentials: Credentials }
  /** Authenticated, but not yet a registered member: the token only allows the mail verification. */
  | { readonly status: "unregistered"; readonly credentials: Credentials }
  /** `before` is the expired token; null when the browser had none. */
  | { readonly status: "refreshing"; readonly before: Credentials | null }
  /** Logged out because the refresh was refused. The browser goes to /login/?re=1. */
  | { readonly status: "refreshFailed" };

export type SessionEvent =
  /** `mayRefresh` is false when no refresh cookie can exist, so guests cause no refresh call. */
  | { type: "session/started"; stored: Credentials | null; isForcedCheck: boolean; mayRefresh: boolean }
  | { type: "session/loginSucceeded"; answer: LoginAnswer; now: number }
  | { type: "session/oneTimeCodeVerified"; answer: LoginAnswer; now: number }
  | { type: "session/oneTimeCodeGivenUp" }
  | { type: "session/emailVerified" }
  | { type: "session/refreshStarted" }
  | { type: "session/refreshSucceeded"; answer: LoginAnswer; now: number }
  /** The server refused. */
  | { type: "session/refreshFailed" }
  /** Network error, timeout or maintenance: the server did not refuse, so the session continues. */
  | { type: "session/refreshInterrupted" }
  /** The login screen is shown, to which a failed refresh redirects. */
  | { type: "session/loginReached" }
  /** Another tab stored newer credentials. */
  | { type: "session/credentialsAdopted"; credentials: Credentials }
  /** `requested` in this tab, done `elsewhere` (another tab), or `rejected`: a 401 that remained after refresh and retry. */
  | { type: "session/loggedOut"; cause: "requested" | "elsewhere" | "rejected" };

export const initialSession: Session = { status: "starting" };

/** Ignores events that the status does not expect, so a late answer cannot undo a login or logout. */
export function reduceSession(state: Session = initialSession, event: SessionEvent): Session {
  switch (event.type) {
    case "session/started":
      return state.status === "starting" ? start(event) : state;
    case "session/loginSucceeded":
      return admit(event.answer, event.now) ?? state;
    case "session/oneTimeCodeVerified":
      return state.status === "oneTimeCode" ? (admit(event.answer, event.now) ?? state) : state;
    case "session/oneTimeCodeGivenUp":
      return state.status === "oneTimeCode" ? { status: "anonymous" } : state;
    case "session/emailVerified":
      return state.status === "unregistered" ? enter({ ...state.credentials, is_registered_member: true }) : state;
    case "session/refreshStarted":
      return hasToken(state) ? { status: "refreshing", before: state.credentials } : state;
    case "session/refreshSucceeded":
      if (state.status !== "refreshing") return state;
      // An answer without a token neither renews the session nor refuses it.
      return admit(event.answer, event.now) ?? interrupt(state);
    case "session/refreshFailed":
      return state.status === "refreshing" ? { status: "refreshFailed" } : state;
    case "session/refreshInterrupted":
      return state.status === "refreshing" ? interrupt(state) : state;
    case "session/loginReached":
      return state.status === "refreshFailed" ? { status: "anonymous" } : state;
    case "session/credentialsAdopted":
      return isNewer(event.credentials, state) ? enter(event.credentials) : state;
    case "session/loggedOut":
      return state.status === "anonymous" ? state : { status: "anonymous" };
    default:
      return state;
  }
}

type Started = Extract<SessionEvent, { type: "session/started" }>;

// [session.startup-trust] A stored token with a stored expiry and no forced check is trusted; otherwise it is refreshed.
function start({ stored, isForcedCheck, mayRefresh }: Started): Session {
  if (stored !== null && stored.expiresAt !== null && !isForcedCheck) return enter(stored);
  return mayRefresh || stored !== null ? { status: "refreshing", before: stored } : { status: "anonymous" };
}

function admit(answer: LoginAnswer, now: number): Session | null {
  if (answer.is_verify)
    return answer.verify_code === undefined
      ? null
      : { status: "oneTimeCode", user_id: answer.user_id, verify_code: answer.verify_code, sentAt: now };
  const credentials = toCredentials(answer, now);
  return credentials && enter(credentials);
}

// A login of someone who is not a registered member does not log in [session.login].
function enter(credentials: Credentials): Session {
  return { status: credentials.is_registered_member ? "loggedIn" : "unregistered", credentials };
}

const interrupt = ({ before }: Extract<Session, { status: "refreshing" }>): Session =>
  before === null ? { status: "anonymous" } : enter(before);

function isNewer(credentials: Credentials, state: Session): boolean {
  const held = state.status === "refreshing" ? state.before : credentialsOf(state);
  if (held === null) return true;
  // The email was verified in another tab: the same token, now of a member.
  if (held.access_token === credentials.access_token)
    return credentials.is_registered_member && !held.is_registered_member;
  return (credentials.expiresAt ?? 0) > (held.expiresAt ?? 0);
}

/** Reads a login answer at time `now`; null when it contains no token. */
export function toCredentials(answer: LoginAnswer, now: number): Credentials | null {
  if (answer.access_token === undefined || answer.access_token === "") return null;
  const { access_token, user_id, is_registered_member, has_password_expired, has_mail_error_count_over } = answer;
  return {
    access_token,
    expiresAt: expiryOf(answer, now),
    user_id,
    is_registered_member,
    has_password_expired,
    has_mail_error_count_over,
    is_manager_login: answer.is_manager_login === true,
  };
}

// The token expires 5 seconds early, or at the moment that the response names [session.expiry-margin].
function expiryOf({ expires_in, expires_at }: LoginAnswer, now: number): number | null {
  const end = expires_in === undefined ? Date.parse(expires_at ?? "") : now + expires_in * 1000;
  return Number.isNaN(end) ? null : end - TOKEN_EXPIRY_MARGIN_SECONDS * 1000;
}

/** Whether a request at `now` (ms) must wait for a refresh; checked before each request [session.expiry-margin]. */
export function isExpired(credentials: Credentials, now: number): boolean {
  return credentials.expiresAt === null || now >= credentials.expiresAt;
}

type Holding = Extract<Session, { credentials: Credentials }>;

/** Whether requests carry the Bearer header. */
export function hasToken(session: Session): session is Holding {
  return session.status === "loggedIn" || session.status === "unregistered";
}

export function credentialsOf(session: Session): Credentials | null {
  return hasToken(session) ? session.credentials : null;
}

/** A member stays logged in during a refresh, so the page does not flicker to its version for guests. */
export function isLoggedIn(session: Session): boolean {
  if (session.status === "refreshing") return session.before?.is_registered_member === true;
  return session.status === "loggedIn";
}

/** [auth.manager-flag] The shop's staff acts in a member's name. Their actions are not tracked. */
export function isManager(session: Session): boolean {
  const held = session.status === "refreshing" ? session.before : credentialsOf(session);
  return held?.is_manager_login === true;
}

/** True while it is unknown who the visitor is. Guards wait meanwhile. */
export function isUndecided(session: Session): boolean {
  return session.status === "starting" || (session.status === "refreshing" && session.before === null);
}
