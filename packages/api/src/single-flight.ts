/**
 * Shares one run among all calls while it is under way; the next call after it starts a new run.
 * @returns a function whose calls share the result or the rejection
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
