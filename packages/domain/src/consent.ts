import type { ThirdParty } from "./third-parties.ts";

/** A visitor's consent by third-party id. Data is sent only to parties in `allowed`. */
export interface Consent {
  readonly allowed: readonly string[];
  readonly refused: readonly string[];
}

export const noConsent: Consent = { allowed: [], refused: [] };

/** The parties without an answer. A party that the shop adds later has none yet. */
export function findUnansweredParties(consent: Consent, parties: readonly ThirdParty[]): ThirdParty[] {
  const answered = new Set([...consent.allowed, ...consent.refused]);
  return parties.filter(({ id, needsConsent }) => needsConsent && !answered.has(id));
}

/** Applies one answer to these parties. Answers about other parties stay. */
export function withAnswer(consent: Consent, parties: readonly ThirdParty[], isAllowed: boolean): Consent {
  const ids = parties.filter(({ needsConsent }) => needsConsent).map(({ id }) => id);
  const without = (listed: readonly string[]) => listed.filter((id) => !ids.includes(id));
  const { allowed, refused } = consent;
  return isAllowed
    ? { allowed: [...without(allowed), ...ids], refused: without(refused) }
    : { allowed: without(allowed), refused: [...without(refused), ...ids] };
}

export function mayReceive(consent: Consent, { id, needsConsent }: Pick<ThirdParty, "id" | "needsConsent">): boolean {
  return !needsConsent || consent.allowed.includes(id);
}
