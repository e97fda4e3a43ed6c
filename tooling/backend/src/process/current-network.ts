import { AsyncLocalStorage } from "node:async_hooks";

/** The network of the pages that the storefront's server renders, for all of its visitors. */
export const PAGES_NETWORK = "pages";

const networks = new AsyncLocalStorage<string>();

/** Runs the work of a request with its network, so that limited tasks of several networks take turns. */
export const withNetwork = <T>(network: string, work: () => Promise<T>): Promise<T> => networks.run(network, work);

/** The network of the current request; empty for work in the background. */
export const readCurrentNetwork = (): string => networks.getStore() ?? "";
