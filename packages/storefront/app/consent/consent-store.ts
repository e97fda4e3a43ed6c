import { answered, nothingSaid, type Consent } from "@noren/domain/consent";
import type { ThirdParty } from "@noren/domain/third-parties";
import type { Stored } from "../storage/stored.ts";

/** What the visitor has said to third parties: kept by the browser, and by this page where storage is refused. */
export interface ConsentStore {
  get: () => Consent;
  answer: (parties: readonly ThirdParty[], isAllowed: boolean) => void;
  /** Tells of every answer, also one that was given in another tab. @returns the way to stop */
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
