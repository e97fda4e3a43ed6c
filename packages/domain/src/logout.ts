import type { SessionEvent } from "./session.ts";

/** True for the events after which nothing of the member may stay in memory or storage. */
export function endsSession(event: SessionEvent): boolean {
  return event.type === "session/loggedOut" || event.type === "session/refreshFailed";
}

/**
 * An ordinary logout forgets the cart's token too; an expired session costs nobody a cart [session.logout-clears]. Of a logout in
 * another tab nobody knows which it was: that tab itself forgets the token, for all.
 */
export function forgetsCart(event: SessionEvent): boolean {
  return event.type === "session/loggedOut" && event.cause === "asked";
}
