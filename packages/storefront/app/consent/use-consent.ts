import { noConsent, findUnansweredParties, type Consent } from "@noren/domain/consent";
import { listThirdParties, type ThirdParty } from "@noren/domain/third-parties";
import type { Settings } from "@noren/contract";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { trackingStorage } from "../storage/tracking-storage.ts";
import { createConsentStore, type ConsentStore } from "./consent-store.ts";

/** One store per namespace, shared by all components. The namespace is known once the settings are loaded. */
const opened = new Map<string, ConsentStore>();

function storeOf(namespace: string): ConsentStore {
  const store = opened.get(namespace) ?? createConsentStore(trackingStorage(namespace).consent);
  opened.set(namespace, store);
  return store;
}

const getServerConsent = () => noConsent;

interface ConsentState {
  consent: Consent;
  /** The third parties that this shop's pages send data to. */
  parties: readonly ThirdParty[];
  /** True while the visitor has not answered for one of them. */
  isOpen: boolean;
  onConsentChanged: (isAllowed: boolean) => void;
}

/** The visitor's consent to the shop's third parties. */
export function useConsent(settings: Settings | undefined): ConsentState {
  const namespace = settings?.["SITE.NAMESPACE"] ?? "noren";
  const parties = useMemo(() => (settings ? listThirdParties(settings) : []), [settings]);
  const subscribe = useCallback((changed: () => void) => storeOf(namespace).subscribe(changed), [namespace]);
  const consent = useSyncExternalStore(subscribe, () => storeOf(namespace).get(), getServerConsent);
  return {
    consent,
    parties,
    isOpen: findUnansweredParties(consent, parties).length > 0,
    onConsentChanged: (isAllowed) => {
      const wasAllowed = consent.allowed.length > 0;
      storeOf(namespace).answer(parties, isAllowed);
      // Only a reload stops scripts that already run.
      if (wasAllowed && !isAllowed) window.location.reload();
    },
  };
}
