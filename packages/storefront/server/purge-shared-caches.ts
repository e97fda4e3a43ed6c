import { millisecondsInSecond } from "date-fns/constants";

/**
 * Makes each shared cache in front delete the pages that a change outdates, by a request `PURGE /` with the change in
 * `Surrogate-Key`, as in that header of the pages. A cache that does not answer keeps them for the minute that they are granted.
 */
export async function purgeSharedCaches(
  origins: readonly string[],
  change: string,
  fetch = globalThis.fetch,
): Promise<void> {
  const headers = { "Surrogate-Key": change };
  const purge = (origin: string) =>
    fetch(origin, { method: "PURGE", headers, signal: AbortSignal.timeout(2 * millisecondsInSecond) });
  const answers = await Promise.allSettled(origins.map(purge));
  for (const [index, answer] of answers.entries())
    if (answer.status === "rejected" || !answer.value.ok)
      console.error(`The shared cache ${origins[index]} does not purge pages`);
}
