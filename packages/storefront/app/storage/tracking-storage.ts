import type { Consent } from "@noren/domain/consent";
import type { SeenPopups } from "@noren/domain/popups";
import type { Purchase } from "@noren/domain/tracked-event";
import {
  storedConsent,
  storedPurchase,
  storedReportedOrder,
  storedSeenPopups,
} from "@noren/domain/stored-tracking-kinds";
import { stored, type Stored, type StoredOptions } from "./stored.ts";

/** Stored values of tracking and popups. Only shops that use them load this. */
export interface TrackingStorage {
  consent: Stored<Consent>;
  purchase: Stored<Purchase>;
  reportedOrder: Stored<string>;
  seenPopups: Stored<SeenPopups>;
}

/** @param namespace SITE.NAMESPACE of the shop */
export function trackingStorage(namespace: string, keep: StoredOptions = {}): TrackingStorage {
  return {
    consent: stored(namespace, storedConsent, keep),
    purchase: stored(namespace, storedPurchase, keep),
    reportedOrder: stored(namespace, storedReportedOrder, keep),
    seenPopups: stored(namespace, storedSeenPopups, keep),
  };
}
