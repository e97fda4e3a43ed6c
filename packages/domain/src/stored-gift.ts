import type { GiftAddress } from "@noren/contract";
import { isRecord, text } from "./json-guards.ts";
import { GIFT_LIFETIME_MS } from "./limits.ts";
import type { Gift, GiftDelivery } from "./social-gift.ts";
import type { StoredKind } from "./stored.ts";

/** The recipient's steps of a social gift, so that they survive a reload while no URL carries the token. */
export const storedGift: StoredKind<Gift<GiftAddress>> = {
  name: "gift",
  version: 1,
  lifetimeMs: GIFT_LIFETIME_MS,
  validate: (value) => {
    if (!isRecord(value)) return null;
    const token = text(value["token"]);
    if (token === null) return null;
    const address = isRecord(value["address"]) ? (value["address"] as unknown as GiftAddress) : null;
    const delivery = toDelivery(value["delivery"]);
    switch (value["status"]) {
      case "choosing":
      case "declined":
        return { status: value["status"], token };
      case "addressChecked":
        return address && { status: "addressChecked", token, address };
      case "ready":
        return address && delivery && { status: "ready", token, address, delivery };
      case "accepted":
        return { status: "accepted", token, delivery };
      default:
        return null;
    }
  },
};

function toDelivery(value: unknown): GiftDelivery | null {
  if (!isRecord(value)) return null;
  const { delivery_at, delivery_timezone: slots } = value;
  if (!isRecord(slots) || !Object.values(slots).every((name) => typeof name === "string")) return null;
  return { delivery_at: text(delivery_at), delivery_timezone: slots as Record<string, string> };
}
