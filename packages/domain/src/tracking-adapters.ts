import type { Settings } from "@noren/contract/shapes/shop";
import type { Consent } from "./consent.ts";
import { recommenders, type Recommender } from "./recommend.ts";
import { gtmIdOf } from "./third-parties.ts";

/** The recipients of the shop's events. */
export type TrackingAdapter =
  | { readonly kind: "gtm"; readonly id: string }
  | { readonly kind: "recommender"; readonly recommender: Recommender }
  /** The shop's own event log, which is not a third party. */
  | { readonly kind: "ecommerceEvents" };

/**
 * The adapters to load: each only when its setting is on, third parties only with consent. [error.ignored] A missing tracking id
 * is ignored.
 */
export function listTrackingAdapters(settings: Settings, { allowed }: Consent): TrackingAdapter[] {
  const adapters: TrackingAdapter[] = [];
  const gtmId = gtmIdOf(settings);
  if (gtmId !== null && allowed.includes("gtm")) adapters.push({ kind: "gtm", id: gtmId });
  for (const recommender of recommenders(settings))
    if (allowed.includes(recommender.name)) adapters.push({ kind: "recommender", recommender });
  if (settings["ECOMMERCE_EVENT.IS_TRACKING"]) adapters.push({ kind: "ecommerceEvents" });
  return adapters;
}
