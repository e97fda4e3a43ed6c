import { useMemo } from "react";
import { useLocation } from "react-router";
import type { Drafts } from "#ui/forms/draft-context";
import { useAppStore } from "../state/hooks.ts";
import type { AppStore } from "../state/store.ts";
import { useShopStorage } from "../state/use-shop-storage.ts";
import type { ShopStorage } from "../storage/shop-storage.ts";

/**
 * The drafts of a page's forms. Whoever goes to another page of the shop has left the form; whoever is sent to the
 * maintenance page, or loads the page anew, comes back to it.
 * @param page path and query
 */
export function draftsOf(
  page: string,
  { drafts }: Pick<ShopStorage, "drafts">,
  store: Pick<AppStore, "getState">,
): Drafts {
  const nameOf = (form: string) => `${page}#${form}`;
  return {
    take: (form) => {
      const { [nameOf(form)]: kept = null, ...others } = drafts.read() ?? {};
      if (kept !== null) drafts.write(others);
      return kept;
    },
    keep: (form, values, isUnloading) => {
      if (!isUnloading && store.getState().shop.status !== "maintenance") return;
      drafts.write({ ...drafts.read(), [nameOf(form)]: { ...values } });
    },
  };
}

/** `draftsOf` the page in view. */
export function useDrafts(): Drafts {
  const store = useAppStore();
  const storage = useShopStorage();
  const { pathname, search } = useLocation();
  return useMemo(() => draftsOf(pathname + search, storage, store), [pathname, search, storage, store]);
}
