import type { Settings } from "@noren/contract/shapes/shop";

/** Who is told of the shop's events. */
export type TrackingAdapter = "gtm" | "ecommerceEvents";

/** What the visitor agreed to; nothing until they are asked. */
export interface Consent {
  readonly analytics: boolean;
}

/**
 * The adapters to load: each only when its setting is on, third parties only with consent. Spec 8: a missing tracking id
 * is ignored.
 */
export function trackingAdapters(
  settings: Pick<Settings, "GTM.ID" | "ECOMMERCE_EVENT.IS_TRACKING">,
  consent: Consent,
): TrackingAdapter[] {
  const adapters: TrackingAdapter[] = [];
  if (consent.analytics && settings["GTM.ID"]) adapters.push("gtm");
  if (settings["ECOMMERCE_EVENT.IS_TRACKING"]) adapters.push("ecommerceEvents");
  return adapters;
}
