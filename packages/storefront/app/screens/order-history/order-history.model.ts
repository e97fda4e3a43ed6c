import { paginationOf } from "@noren/api/answers";
import { useListOrdersQuery } from "@noren/api/endpoints/order";
import { paths } from "@noren/contract/paths";
import { cancelWarnings } from "@noren/domain/order-list";
import { skipToken } from "@reduxjs/toolkit/query";
import { useSearchParams } from "react-router";
import type { OrderHistoryProps } from "#ui/screens/order-history/order-history.props";
import { useLastPage } from "../../account/use-last-page.ts";
import { parsePage } from "../../load/parse-page.ts";
import { useIsMember } from "../../state/use-is-member.ts";

/** The member's orders. */
export function useOrderHistoryModel(): OrderHistoryProps {
  const [searchParams] = useSearchParams();
  const isMember = useIsMember() === true;
  const page = parsePage(searchParams);
  const { currentData } = useListOrdersQuery(isMember ? { page } : skipToken);
  const pagePath: OrderHistoryProps["pagePath"] = (to) => paths.orderHistory({ page: to > 1 ? to : null });
  return {
    orders: useLastPage(currentData, page, pagePath),
    pagination: currentData?.pagination ?? paginationOf(undefined),
    totalPayment: currentData?.user_order_total_payment ?? 0,
    warnings: currentData?.data.flatMap(cancelWarnings) ?? [],
    orderPath: (id) => paths.order({ key: id }),
    pagePath,
  };
}
