/**
 * Lets one run serve all who ask while it is under way; the next to ask after it ended starts anew.
 * @returns the function with the same answer for everyone, a rejection included
 */
export function singleFlight<T>(run: () => Promise<T>): () => Promise<T> {
  let flight: Promise<T> | undefined;
  return () => {
    flight ??= run().finally(() => {
      flight = undefined;
    });
    return flight;
  };
}
