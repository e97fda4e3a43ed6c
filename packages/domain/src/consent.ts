import type { ThirdParty } from "./third-parties.ts";

/** What a visitor has said to third parties, by their ids; nothing is sent to whom nothing was said about. */
export interface Consent {
  readonly allowed: readonly string[];
  readonly refused: readonly string[];
}

export const nothingSaid: Consent = { allowed: [], refused: [] };

/** The parties that wait for an answer; a party that the shop takes on later is asked about again. */
export function unanswered(consent: Consent, parties: readonly ThirdParty[]): ThirdParty[] {
  const answered = new Set([...consent.allowed, ...consent.refused]);
  return parties.filter(({ id, needsConsent }) => needsConsent && !answered.has(id));
}

/** The answer to all parties at once; it takes the place of earlier ones, and others' stay. */
export function answered(consent: Consent, parties: readonly ThirdParty[], isAllowed: boolean): Consent {
  const asked = parties.filter(({ needsConsent }) => needsConsent).map(({ id }) => id);
  const without = (ids: readonly string[]) => ids.filter((id) => !asked.includes(id));
  const { allowed, refused } = consent;
  return isAllowed
    ? { allowed: [...without(allowed), ...asked], refused: without(refused) }
    : { allowed: without(allowed), refused: [...without(refused), ...asked] };
}

export function mayReceive(consent: Consent, { id, needsConsent }: Pick<ThirdParty, "id" | "needsConsent">): boolean {
  return !needsConsent || consent.allowed.includes(id);
}
