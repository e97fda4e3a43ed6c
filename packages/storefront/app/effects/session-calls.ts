import type { Answer, CallName, LoginAnswer } from "@noren/contract";
import type { SessionEvent } from "@noren/domain/session";

type EventOf<N extends CallName> = (answer: Answer<N>, now: number) => SessionEvent | null;

const loggedIn = (answer: LoginAnswer | null, now: number): SessionEvent | null =>
  answer && { type: "session/loginSucceeded", answer, now };
const loggedOut = (): SessionEvent => ({ type: "session/loggedOut", cause: "requested" });

/**
 * The session event of each successful call [session.login]. Keyed by call name, because every page loads this table, but
 * only a few screens load the endpoints.
 */
const sessionCalls: { readonly [N in CallName]?: EventOf<N> } = {
  login: loggedIn,
  loginWithPasskey: loggedIn,
  resendLoginCode: loggedIn,
  verifyLogin: (answer, now) => ({ type: "session/oneTimeCodeVerified", answer, now }),
  createUser: ({ login }, now) => loggedIn(login, now),
  completeOauth: ({ login }, now) => loggedIn(login, now),
  syncLogin: ({ login }, now) => loggedIn(login, now),
  // "If the reset returns an access_token, the user is logged in."
  resetReminder: loggedIn,
  // "Email verify check marks the user as a registered member."
  checkEmailVerify: ({ is_registered_member }) => (is_registered_member ? { type: "session/emailVerified" } : null),
  deleteUser: loggedOut,
  logout: loggedOut,
};

/** The session event of a call's answer; null for calls that do not change the session. */
export function sessionEventOf(call: string, answer: unknown, now: number): SessionEvent | null {
  return (sessionCalls as Record<string, EventOf<never> | undefined>)[call]?.(answer as never, now) ?? null;
}
