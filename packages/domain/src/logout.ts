import type { SessionEvent } from "./session.ts";

/** Spec 4, session: the stores that a logout resets. */
export const STORES_RESET_AT_LOGOUT = [
  "auth",
  "history",
  "user",
  "address",
  "card",
  "coupon",
  "list",
  "measurement",
  "memorial",
  "order",
  "cart",
] as const;

/** True for the events after which nothing of the member may stay in memory or storage. */
export function endsSession(event: SessionEvent): boolean {
  return event.type === "session/loggedOut" || event.type === "session/refreshFailed";
}

/** An ordinary logout forgets the cart's token too; an expired session costs nobody a cart (spec 4). */
export function forgetsCart(event: SessionEvent): boolean {
  return event.type === "session/loggedOut" && event.cause !== "rejected";
}
