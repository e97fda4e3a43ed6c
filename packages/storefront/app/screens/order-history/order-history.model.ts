import { paginationOf } from "@noren/api/answers";
import { useListOrdersQuery } from "@noren/api/endpoints/order";
import { paths } from "@noren/contract/paths";
import { cancelWarnings } from "@noren/domain/order-list";
import { skipToken } from "@reduxjs/toolkit/query";
import { useSearchParams } from "react-router";
import type { OrderHistoryProps } from "#ui/screens/order-history/order-history.props";
import { parsePage } from "../../load/parse-page.ts";
import { useMember } from "../../state/use-member.ts";

/** The member's orders. */
export function useOrderHistoryModel(): OrderHistoryProps {
  const [searchParams] = useSearchParams();
  const isMember = useMember() === true;
  const { currentData } = useListOrdersQuery(isMember ? { page: parsePage(searchParams) } : skipToken);
  return {
    orders: currentData?.data ?? null,
    pagination: currentData?.pagination ?? paginationOf(undefined),
    totalPayment: currentData?.user_order_total_payment ?? 0,
    warnings: currentData?.data.flatMap(cancelWarnings) ?? [],
    orderPath: (id) => paths.order({ key: id }),
    pagePath: (page) => paths.orderHistory({ page: page > 1 ? page : null }),
  };
}
