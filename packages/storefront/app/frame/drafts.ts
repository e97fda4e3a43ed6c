import { isLoggedIn } from "@noren/domain/session";
import { useEffect, useMemo } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import type { Drafts } from "#ui/forms/draft-context";
import { useAppStore } from "../state/hooks.ts";
import type { AppStore } from "../state/store.ts";
import { useIsMember } from "../state/use-is-member.ts";
import { useShopStorage } from "../state/use-shop-storage.ts";
import type { ShopStorage } from "../storage/shop-storage.ts";

/**
 * The drafts of a page's forms. A draft survives a reload, the maintenance page, and the browser's back and forward, as
 * form input does without scripts. A link to the form opens it empty. A member's draft is for that member alone, and is dropped
 * at logout: the page unmounts after the session has ended. A logout in another tab may have happened while this one was away.
 * @param page path and query
 * @param isReturn the page was reached by a POP navigation: back, forward or a load
 */
export function draftsOf(
  page: string,
  { credentials, drafts }: Pick<ShopStorage, "credentials" | "drafts">,
  store: Pick<AppStore, "getState">,
  { isReturn }: { isReturn: boolean },
): Drafts & { noteMember: () => void } {
  let wasMember = false;
  const nameOf = (form: string) => `${credentials.read()?.user_id ?? ""}${page}#${form}`;
  const leftNameOf = (form: string) => `left:${nameOf(form)}`;
  return {
    /** Notes that a member is logged in on this page. */
    noteMember: () => {
      wasMember = true;
    },
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

/**
 * `draftsOf` of the current page. The same object until the page changes: a context that changes makes React drop the
 * server's HTML of parts that have not hydrated.
 */
export function useDrafts(): Drafts {
  const store = useAppStore();
  const storage = useShopStorage();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const isReturn = useNavigationType() === NavigationType.Pop;
  const isMember = useIsMember() === true;
  const drafts = useMemo(() => draftsOf(page, storage, store, { isReturn }), [page, storage, store, isReturn]);
  useEffect(() => {
    if (isMember) drafts.noteMember();
  }, [drafts, isMember]);
  return drafts;
}
