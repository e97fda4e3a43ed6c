import { useGetUserQuery } from "@noren/api/endpoints/account";
import { useListCategoriesQuery } from "@noren/api/endpoints/catalogue";
import { useGetSettingsQuery, useListStaticPageUrlsQuery } from "@noren/api/endpoints/shop";
import { paths } from "@noren/contract/paths";
import { isLoginRequired } from "@noren/contract/settings";
import { countItems } from "@noren/domain/count-items";
import { homeOf, loginPath } from "@noren/domain/return-path";
import { skipToken } from "@reduxjs/toolkit/query";
import { useLocation, useNavigate } from "react-router";
import type { LayoutProps } from "#ui/layouts/layout.props";
import type { HeaderAccount } from "#ui/slots/header/header.props";
import { useHeldCart } from "../state/use-held-cart.ts";
import { useIsMember } from "../state/use-is-member.ts";
import { usePageMessages } from "../state/use-page-messages.ts";
import { toShopContact } from "../state/shop-contact.ts";
import { loadSearchSuggestions } from "../search/load-search-suggestions.ts";
import { listFooterLinks, toLinks } from "./footer-links.ts";

/** Whom the header greets. Null while the session is undecided or the member is loading, and in a shop without members. */
function useAccount(isMember: boolean | null, hasMembers: boolean, url: string): HeaderAccount {
  // Not `data`: it outlives a logout and would greet the next member by the previous member's name.
  const { currentData: user } = useGetUserQuery(isMember ? undefined : skipToken);
  if (isMember === null || !hasMembers) return null;
  if (!isMember) return { kind: "guest", loginPath: loginPath(url) };
  return user ? { kind: "member", name: `${user.last_name} ${user.first_name}` } : null;
}

/** Props of the layouts, and the base URL of stored pictures. */
export function useLayoutModel(): Omit<LayoutProps, "areas" | "children"> & { picturesUrl: string } {
  const { data: settings } = useGetSettingsQuery();
  const { data: pages } = useListStaticPageUrlsQuery();
  const cart = useHeldCart();
  const isMember = useIsMember();
  // A shop that requires a login refuses categories to guests.
  const canListCategories = settings !== undefined && (isMember === true || !isLoginRequired(settings));
  const { currentData: categories } = useListCategoriesQuery(canListCategories ? "products" : skipToken);
  const { pathname, search } = useLocation();
  const account = useAccount(isMember, settings?.["SITE.IS_MEMBER_USE"] ?? false, pathname + search);
  const navigate = useNavigate();
  // A member takes the login along.
  const shops = (settings?.["LOGIN.SYNC_SHOPS"] ?? []).map(({ channel, name, url }) => ({
    path: isMember ? paths.loginSync({ channel }) : url,
    name,
  }));
  const shopName = settings?.["SITE.NAME"] ?? "";
  const contact = toShopContact(settings);
  const offered = toLinks(settings?.["SITE.PAGES"] ?? []);
  return {
    picturesUrl: `${settings?.["SITE.STORAGE_URL"] ?? "/storage"}/${settings?.["SITE.CHANNEL_PREFIX"] ?? ""}`,
    header: {
      shopName,
      homePath: homeOf(isMember === true),
      categories: categories?.data ?? [],
      pages: offered,
      account,
      word: new URLSearchParams(search).get("word") ?? "",
      cartCount: cart ? countItems(cart.detail.products) : null,
      onSearched: (word) => void navigate(paths.productList({ word })),
      loadSuggestions: loadSearchSuggestions,
      contact,
    },
    // `caution` is the shop's message for every page [message.page-keys].
    messages: usePageMessages("caution"),
    footer: { shopName, ...listFooterLinks(pages?.data ?? [], offered, shops), contact },
  };
}
