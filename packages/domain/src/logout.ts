import type { SessionEvent } from "./session.ts";

/** True for events after which no data of the member may stay in memory or storage. */
export function endsSession(event: SessionEvent): boolean {
  return event.type === "session/loggedOut" || event.type === "session/refreshFailed";
}

/**
 * An ordinary logout forgets the cart's token too; an expired session keeps it [session.logout-clears]. A
 * logout in another tab does not say which it was: that tab itself clears the stored token.
 */
export function forgetsCart(event: SessionEvent): boolean {
  return event.type === "session/loggedOut" && event.cause === "requested";
}

/**
 * After an intended logout the browser keeps nothing personal; after an expired session it keeps what the member was
 * writing. A logout in another tab may have been either, and counts as intended.
 */
export function isIntendedLogout(event: SessionEvent): boolean {
  return event.type === "session/loggedOut" && event.cause !== "rejected";
}
