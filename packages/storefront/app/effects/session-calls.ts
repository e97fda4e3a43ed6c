import type { Answer, CallName, LoginAnswer } from "@noren/contract";
import type { SessionEvent } from "@noren/domain/session";

type Told<N extends CallName> = (answer: Answer<N>, now: number) => SessionEvent | null;

const entered = (answer: LoginAnswer | null, now: number): SessionEvent | null =>
  answer && { type: "session/loginSucceeded", answer, now };
const left = (): SessionEvent => ({ type: "session/loggedOut", cause: "asked" });

/**
 * What a call that went well tells the session [session.login]. By the calls' names: their endpoints are loaded by the
 * few screens that use them, this by every page.
 */
const sessionCalls: { readonly [N in CallName]?: Told<N> } = {
  login: entered,
  verifyLogin: (answer, now) => ({ type: "session/oneTimeCodeVerified", answer, now }),
  createUser: ({ login }, now) => entered(login, now),
  completeOauth: ({ login }, now) => entered(login, now),
  syncLogin: ({ login }, now) => entered(login, now),
  // "If the reset returns an access_token, the user is logged in."
  resetReminder: entered,
  // "Email verify check marks the user as a registered member."
  checkEmailVerify: ({ is_registered_member }) => (is_registered_member ? { type: "session/emailVerified" } : null),
  deleteUser: left,
  logout: left,
};

/** The event of the session that a call's answer stands for; null for what does not concern it. */
export function sessionEventOf(call: string, answer: unknown, now: number): SessionEvent | null {
  return (sessionCalls as Record<string, Told<never> | undefined>)[call]?.(answer as never, now) ?? null;
}
