import { isLoggedIn } from "@noren/domain/session";
import { useMemo, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import type { Drafts } from "#ui/forms/draft-context";
import { useAppStore } from "../state/hooks.ts";
import type { AppStore } from "../state/store.ts";
import { useMember } from "../state/use-member.ts";
import { useShopStorage } from "../state/use-shop-storage.ts";
import type { ShopStorage } from "../storage/shop-storage.ts";

/**
 * The drafts of a page's forms. Whoever is sent to the maintenance page, or loads the page anew, comes back to the form.
 * Whoever goes to another page of the shop finds it again with the browser's back and forward, as it would be without
 * our scripts; a link to it opens it afresh. What a member has typed is not kept once they are logged out: the page goes
 * away after the session has.
 * @param page path and query
 * @param isReturn the page is shown for a step through the history
 * @param wasMember whether a member has been seen on this page
 */
export function draftsOf(
  page: string,
  { drafts }: Pick<ShopStorage, "drafts">,
  store: Pick<AppStore, "getState">,
  { isReturn, wasMember }: { isReturn: boolean; wasMember: boolean },
): Drafts {
  const nameOf = (form: string) => `${page}#${form}`;
  const leftNameOf = (form: string) => `left:${nameOf(form)}`;
  return {
    take: (form) => {
      const { [nameOf(form)]: kept, [leftNameOf(form)]: left, ...others } = drafts.read() ?? {};
      if (kept ?? left) drafts.write(others);
      return kept ?? (isReturn ? left : null) ?? null;
    },
    keep: (form, values, end) => {
      const { session, shop } = store.getState();
      if (wasMember && !isLoggedIn(session)) return;
      const isAway = end === "unloaded" || shop.status === "maintenance";
      if (end === "sent" && !isAway) return;
      drafts.write({ ...drafts.read(), [isAway ? nameOf(form) : leftNameOf(form)]: { ...values } });
    },
  };
}

/** `draftsOf` the page in view. */
export function useDrafts(): Drafts {
  const store = useAppStore();
  const storage = useShopStorage();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const isReturn = useNavigationType() === NavigationType.Pop;
  const isMember = useMember() === true;
  const [memberPage, setMemberPage] = useState<string | null>(null);
  if (isMember && memberPage !== page) setMemberPage(page);
  const wasMember = memberPage === page;
  return useMemo(
    () => draftsOf(page, storage, store, { isReturn, wasMember }),
    [page, storage, store, isReturn, wasMember],
  );
}
