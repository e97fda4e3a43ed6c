import { millisecondsInDay } from "date-fns/constants";

/** The steps of a social gift in order [gift.steps]. */
export const GIFT_STEPS = ["shipping", "delivery", "confirm", "complete"] as const;
export type GiftStep = (typeof GIFT_STEPS)[number];

/** [gift.delivery-input] When and where a gift is to arrive. */
export interface GiftDelivery {
  /** The requested day `YYYY-MM-DD`; null for none. */
  readonly delivery_at: string | null;
  /** The requested slot, key → text; empty for none. */
  readonly delivery_timezone: Readonly<Record<string, string>>;
}

/** How many days before its deadline the giver of a gift is reminded, on the page and by mail. */
const REMINDER_DAYS = 3;

/**
 * [gift.giver-status] Days after today until the deadline of a waiting gift, 0 on its last day; null unless it is near.
 *
 * @param expiresAt ISO 8601, the midnight in Japan after the last day
 * @param now milliseconds since 1970
 */
export function nearDeadlineDays(expiresAt: string, now: number): number | null {
  const days = Math.floor((Date.parse(expiresAt) - 1 - now) / millisecondsInDay);
  return days >= 0 && days <= REMINDER_DAYS ? days : null;
}

/** The recipient's input so far. The address has passed the API's check. */
export type Gift<Address> =
  | { readonly status: "choosing"; readonly token: string }
  | { readonly status: "addressChecked"; readonly token: string; readonly address: Address }
  | { readonly status: "ready"; readonly token: string; readonly address: Address; readonly delivery: GiftDelivery }
  | { readonly status: "accepting"; readonly gift: ReadyGift<Address> }
  /** `delivery` is null where the gift was accepted before this visit. */
  | { readonly status: "accepted"; readonly token: string; readonly delivery: GiftDelivery | null }
  | { readonly status: "declined"; readonly token: string };

type ReadyGift<Address> = { status: "ready"; token: string; address: Address; delivery: GiftDelivery };

export type GiftEvent<Address> =
  | { type: "gift/opened"; token: string }
  | { type: "gift/addressChecked"; address: Address }
  | { type: "gift/deliveryChecked"; delivery: GiftDelivery }
  | { type: "gift/acceptStarted" }
  | { type: "gift/acceptSucceeded" }
  | { type: "gift/acceptFailed" }
  /** The API has the gift as accepted: an answer was lost, or the link was opened again. */
  | { type: "gift/foundAccepted" }
  | { type: "gift/declined" };

/** Null until the gift is opened with the token of the link. */
export function reduceGift<Address>(state: Gift<Address> | null, event: GiftEvent<Address>): Gift<Address> | null {
  if (event.type === "gift/opened") {
    if (state?.status === "accepting") return state;
    // The same link again: the recipient's input is kept.
    return state && isOpen(state) && state.token === event.token ? state : { status: "choosing", token: event.token };
  }
  if (state === null) return state;
  switch (event.type) {
    // Another address may have other days, so the delivery is chosen again.
    case "gift/addressChecked":
      return isOpen(state) ? { status: "addressChecked", token: state.token, address: event.address } : state;
    case "gift/deliveryChecked":
      return state.status === "addressChecked" || state.status === "ready"
        ? { status: "ready", token: state.token, address: state.address, delivery: event.delivery }
        : state;
    case "gift/acceptStarted":
      return state.status === "ready" ? { status: "accepting", gift: { ...state } } : state;
    case "gift/acceptSucceeded":
      return state.status === "accepting" ? acceptedGift(state.gift.token, state.gift.delivery) : state;
    case "gift/acceptFailed":
      return state.status === "accepting" ? state.gift : state;
    case "gift/foundAccepted":
      return isOpen(state) ? acceptedGift(state.token, state.status === "ready" ? state.delivery : null) : state;
    case "gift/declined":
      return isOpen(state) ? { status: "declined", token: state.token } : state;
    default:
      return state;
  }
}

const acceptedGift = (token: string, delivery: GiftDelivery | null) =>
  ({ status: "accepted", token, delivery }) as const;

function isOpen<A>(state: Gift<A>): state is Exclude<Gift<A>, { status: "accepting" | "accepted" | "declined" }> {
  return state.status === "choosing" || state.status === "addressChecked" || state.status === "ready";
}

/** The furthest step that may be entered. Later steps redirect to it. */
export function giftStepOf(state: Gift<unknown> | null): GiftStep {
  switch (state?.status) {
    case "accepted":
      return "complete";
    case "ready":
    case "accepting":
      return "confirm";
    case "addressChecked":
      return "delivery";
    case "choosing":
    case "declined":
    case undefined:
    default:
      return "shipping";
  }
}

/** Whether a step may be entered: the earlier steps are complete, and the gift is not yet accepted. */
export function mayEnterGift(step: GiftStep, state: Gift<unknown> | null): boolean {
  const furthest = giftStepOf(state);
  if (furthest === "complete") return step === "complete";
  return GIFT_STEPS.indexOf(step) <= GIFT_STEPS.indexOf(furthest);
}

/** [gift.delivery-input] The first key of delivery_timezone becomes delivery_timezone_key; null where no slot was chosen. */
export function toGiftDeliveryInput(
  delivery: GiftDelivery,
  { postal_code, prefecture }: { postal_code: string; prefecture: string },
): { delivery_at: string | null; delivery_timezone_key: string | null; postal_code: string; prefecture: string } {
  const [delivery_timezone_key = null] = Object.keys(delivery.delivery_timezone);
  return { delivery_at: delivery.delivery_at, delivery_timezone_key, postal_code, prefecture };
}
