import type { Problem } from "./problem.ts";

/** [channel.invalid] Whether the shop exists and is open. */
export type ShopState =
  /** `problem` is the shared error state: the last problem that no other code handled. */
  | { readonly status: "open"; readonly problem: Problem | null }
  /** `until` is when the shop expects to reopen, ISO 8601, or null; `message` is the shop's own text or "". */
  | { readonly status: "maintenance"; readonly until: string | null; readonly message: string }
  /** The channel does not exist. Only another host name changes that. */
  | { readonly status: "invalidChannel" };

export type ShopEvent =
  | { type: "shop/maintenanceFound"; until: string | null; message: string }
  | { type: "shop/maintenanceEnded" }
  | { type: "shop/channelFoundMissing" }
  | { type: "shop/problemMet"; problem: Problem }
  /** The page was left, or the problem was shown. */
  | { type: "shop/problemForgotten" };

export const openShop: ShopState = { status: "open", problem: null };

export function reduceShop(state: ShopState = openShop, event: ShopEvent): ShopState {
  if (state.status === "invalidChannel") return state;
  switch (event.type) {
    case "shop/maintenanceFound":
      return { status: "maintenance", until: event.until, message: event.message };
    case "shop/maintenanceEnded":
      return state.status === "maintenance" ? openShop : state;
    case "shop/channelFoundMissing":
      return { status: "invalidChannel" };
    case "shop/problemMet":
      return state.status === "open" ? { status: "open", problem: event.problem } : state;
    case "shop/problemForgotten":
      return state.status === "open" && state.problem !== null ? openShop : state;
    default:
      return state;
  }
}
