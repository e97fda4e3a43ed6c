import { useGetUserQuery } from "@noren/api/endpoints/account";
import { useListProductHistoriesQuery } from "@noren/api/endpoints/history";
import { useListOrdersQuery } from "@noren/api/endpoints/order";
import { useGetCollectionQuery, useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { skipToken } from "@reduxjs/toolkit/query";
import type { MemberHomeProps } from "#ui/screens/member-home/member-home.props";
import { useGridFavourite } from "../../favourite/use-grid-favourite.ts";
import { useQuickAdd } from "../../effects/use-add-to-cart.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useRecentProducts } from "../../state/use-recent-products.ts";

const isSettled = ({ data, isError }: { data?: unknown; isError: boolean }) => data !== undefined || isError;

/** The logged-in home. */
export function useMemberHomeModel(): MemberHomeProps {
  const isMember = useIsMember() === true;
  const { data: settings } = useGetSettingsQuery();
  const { data: user } = useGetUserQuery(isMember ? undefined : skipToken);
  const orders = useListOrdersQuery(isMember ? {} : skipToken);
  const histories = useListProductHistoriesQuery(isMember ? undefined : skipToken);
  const { data: ranking } = useGetCollectionQuery(isMember ? { alias: "ranking", per: 8 } : skipToken);
  return {
    // Null until both lists have loaded: a list that arrives after the greeting would move the content below it.
    user: isSettled(orders) && isSettled(histories) ? (user ?? null) : null,
    points: (settings?.["POINT.IS_USE"] && user?.point) || null,
    latestOrder: orders.data?.data[0] ?? null,
    recentProducts: useRecentProducts(),
    recommended: ranking?.data ?? [],
    onFavouriteToggled: useGridFavourite(),
    onAddedToCart: useQuickAdd(),
  };
}
