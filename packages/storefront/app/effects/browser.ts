import type { ShopStorage } from "../storage/shop-storage.ts";
import type { AppStore } from "../state/store.ts";

/** What effects act upon outside the store; a test hands over its own. */
export interface Browser {
  storage: ShopStorage;
  now: () => number;
  /** Runs the work while no other tab does the same. */
  exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Goes to a path of this shop; `replace` leaves no way back to the page that could not be. */
  navigate: (path: string, options?: { replace?: boolean }) => void;
  /** Goes to a page of another place, e.g. of the payment service. */
  leave: (address: string) => void;
  /** Where the page is. */
  location: () => Pick<URL, "pathname" | "search">;
  reload: () => void;
  /** False where there is certainly no line. */
  isOnline: () => boolean;
  /** The page was reached by the back or forward button. */
  cameByHistory: () => boolean;
}

export type { AppStore };
