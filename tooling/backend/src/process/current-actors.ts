import { AsyncLocalStorage } from "node:async_hooks";

const actors = new AsyncLocalStorage<readonly string[]>();

/** Runs the work of a request with the rows that it may lock: of a cart, of a member. */
export const withActors = <T>(current: readonly string[], work: () => Promise<T>): Promise<T> =>
  actors.run(current, work);

/** The actors of the current request; none for work in the background. */
export const readCurrentActors = (): readonly string[] => actors.getStore() ?? [];
