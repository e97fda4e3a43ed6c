/** Spec 4, maintenance and invalid channel: whether there is a shop to show at all. */
export type ShopState =
  | { readonly status: "open" }
  /** `until` is when the shop expects to be back, ISO 8601, or null; `message` is the shop's own words or "". */
  | { readonly status: "maintenance"; readonly until: string | null; readonly message: string }
  /** The server says that the channel does not exist; nothing but another host name changes that. */
  | { readonly status: "invalidChannel" };

export type ShopEvent =
  | { type: "shop/maintenanceFound"; until: string | null; message: string }
  | { type: "shop/maintenanceEnded" }
  | { type: "shop/channelFoundMissing" };

export const openShop: ShopState = { status: "open" };

export function reduceShop(state: ShopState = openShop, event: ShopEvent): ShopState {
  if (state.status === "invalidChannel") return state;
  switch (event.type) {
    case "shop/maintenanceFound":
      return { status: "maintenance", until: event.until, message: event.message };
    case "shop/maintenanceEnded":
      return state.status === "maintenance" ? openShop : state;
    case "shop/channelFoundMissing":
      return { status: "invalidChannel" };
    default:
      return state;
  }
}
