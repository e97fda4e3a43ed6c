import { paginationOf } from "@noren/api/answers";
import { CANCELLATION, useCancelOrderMutation, useListOrdersQuery } from "@noren/api/endpoints/order";
import { paths } from "@noren/contract/paths";
import { orderStatus } from "@noren/validation/fields/order";
import { cancelWarnings } from "@noren/domain/order-list";
import { isDay } from "@noren/validation/is-day";
import { skipToken } from "@reduxjs/toolkit/query";
import { useNavigate, useSearchParams } from "react-router";
import type { OrderHistoryProps, OrderSearch } from "#ui/screens/order-history/order-history.props";
import { useLastPage } from "../../account/use-last-page.ts";
import { clampWord } from "../../load/list-filter.ts";
import { parsePage } from "../../load/parse-page.ts";
import { useIsMember } from "../../state/use-is-member.ts";

/** Drops what the API would refuse. */
function parseSearch(params: URLSearchParams): OrderSearch {
  const dayOf = (name: string) => {
    const value = params.get(name) ?? "";
    return isDay(value) ? value : "";
  };
  const status = orderStatus.options.find(({ value }) => value === params.get("status"))?.value ?? "";
  return { word: clampWord(params.get("q") ?? ""), from: dayOf("from"), to: dayOf("to"), status };
}

/** Without empty conditions. */
const conditionsOf = (search: Partial<Record<keyof OrderSearch, string | null>>) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value)) as Partial<OrderSearch>;

/** The page's query; `word` is the word in the header's search field. */
const queryOf = ({ word, ...others }: Partial<OrderSearch>) => ({ ...(word !== undefined && { q: word }), ...others });

/** The member's orders. */
export function useOrderHistoryModel(): OrderHistoryProps {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const isMember = useIsMember() === true;
  const page = parsePage(searchParams);
  const search = parseSearch(searchParams);
  const conditions = conditionsOf(search);
  const [, { data: cancelled }] = useCancelOrderMutation({ fixedCacheKey: CANCELLATION });
  const { currentData } = useListOrdersQuery(isMember ? { page, ...conditions } : skipToken);
  const pagePath: OrderHistoryProps["pagePath"] = (to) =>
    paths.orderHistory({ ...queryOf(conditions), page: to > 1 ? to : null });
  return {
    orders: useLastPage(currentData, page, pagePath),
    pagination: currentData?.pagination ?? paginationOf(undefined),
    totalPayment: currentData?.user_order_total_payment ?? 0,
    warnings: cancelled ? cancelWarnings(cancelled) : [],
    search,
    listPath: paths.orderHistory(),
    onSearched: async (values) => {
      await navigate(paths.orderHistory(queryOf(conditionsOf(values))));
      return undefined;
    },
    orderPath: (id) => paths.order({ key: id }),
    pagePath,
  };
}
