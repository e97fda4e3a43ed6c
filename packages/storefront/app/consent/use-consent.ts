import { nothingSaid, unanswered, type Consent } from "@noren/domain/consent";
import { thirdParties, type ThirdParty } from "@noren/domain/third-parties";
import type { Settings } from "@noren/contract";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { trackingStorage } from "../storage/tracking-storage.ts";
import { createConsentStore, type ConsentStore } from "./consent-store.ts";

/** By the shop's namespace, which is not known before its settings are; whoever asks shares what the visitor has said. */
const opened = new Map<string, ConsentStore>();

function storeOf(namespace: string): ConsentStore {
  const store = opened.get(namespace) ?? createConsentStore(trackingStorage(namespace).consent);
  opened.set(namespace, store);
  return store;
}

const nobodyKnows = () => nothingSaid;

interface Asked {
  consent: Consent;
  /** Everyone whom this shop's pages send something to. */
  parties: readonly ThirdParty[];
  /** True as long as one of them waits for the visitor's answer. */
  isOpen: boolean;
  onAnswered: (isAllowed: boolean) => void;
}

/** What the visitor has said to the third parties of the shop. */
export function useConsent(settings: Settings | undefined): Asked {
  const namespace = settings?.["SITE.NAMESPACE"] ?? "noren";
  const parties = useMemo(() => (settings ? thirdParties(settings) : []), [settings]);
  const subscribe = useCallback((changed: () => void) => storeOf(namespace).subscribe(changed), [namespace]);
  const consent = useSyncExternalStore(subscribe, () => storeOf(namespace).get(), nobodyKnows);
  return {
    consent,
    parties,
    isOpen: unanswered(consent, parties).length > 0,
    onAnswered: (isAllowed) => {
      const wasAllowed = consent.allowed.length > 0;
      storeOf(namespace).answer(parties, isAllowed);
      // What runs already can only be stopped by a new page.
      if (wasAllowed && !isAllowed) window.location.reload();
    },
  };
}
