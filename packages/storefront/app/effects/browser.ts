import type { ShopStorage } from "../storage/shop-storage.ts";
import type { AppStore } from "../state/store.ts";

/** The browser as effects use it. Tests pass their own. */
export interface Browser {
  storage: ShopStorage;
  now: () => number;
  /** Runs the work while no other tab holds the lock of this name. */
  withTabLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Navigates to a path of this shop; `replace` replaces the current history entry. */
  navigate: (path: string, options?: { replace?: boolean }) => void;
  /** Navigates to another site, e.g. the payment service. */
  leave: (url: string) => void;
  /** The page's URL. */
  location: () => Pick<URL, "pathname" | "search">;
  /** Where the router is going; null where it has arrived. */
  pendingPath: () => string | null;
  reload: () => void;
  /** False when the browser is offline. */
  isOnline: () => boolean;
  /** The page was reached by the back or forward button. */
  cameByHistory: () => boolean;
}

export type { AppStore };
