import { withAnswer, noConsent, type Consent } from "@noren/domain/consent";
import type { ThirdParty } from "@noren/domain/third-parties";
import type { Stored } from "../storage/stored.ts";

/** The visitor's consent to third parties: in the browser's storage, and in memory when storage is blocked. */
export interface ConsentStore {
  get: () => Consent;
  answer: (parties: readonly ThirdParty[], isAllowed: boolean) => void;
  /** Calls back on every answer, in this tab or another. @returns a function that unsubscribes */
  subscribe: (changed: () => void) => () => void;
}

export function createConsentStore(
  storage: Stored<Consent>,
  tab: Pick<EventTarget, "addEventListener"> = window,
): ConsentStore {
  let current = storage.read() ?? noConsent;
  const listeners = new Set<() => void>();
  const update = (consent: Consent) => {
    current = consent;
    for (const changed of listeners) changed();
  };
  tab.addEventListener("storage", (event) => {
    const { key } = event as StorageEvent;
    if (key === storage.key || key === null) update(storage.read() ?? noConsent);
  });
  return {
    get: () => current,
    answer: (parties, isAllowed) => {
      const consent = withAnswer(current, parties, isAllowed);
      storage.write(consent);
      update(consent);
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}
