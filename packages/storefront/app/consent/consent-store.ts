import { answered, nothingSaid, type Consent } from "@noren/domain/consent";
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
  kept: Stored<Consent>,
  tab: Pick<EventTarget, "addEventListener"> = window,
): ConsentStore {
  let said = kept.read() ?? nothingSaid;
  const listeners = new Set<() => void>();
  const say = (consent: Consent) => {
    said = consent;
    for (const changed of listeners) changed();
  };
  tab.addEventListener("storage", (event) => {
    const { key } = event as StorageEvent;
    if (key === kept.key || key === null) say(kept.read() ?? nothingSaid);
  });
  return {
    get: () => said,
    answer: (parties, isAllowed) => {
      const consent = answered(said, parties, isAllowed);
      kept.write(consent);
      say(consent);
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}
