import { findOpenRequest, useListProductRequestsQuery } from "@noren/api/endpoints/product-request";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import type { ProductProps } from "#ui/screens/product/product.props";
import type { RestockProps } from "#ui/screens/product/restock.props";
import { useIsMember } from "../../state/use-is-member.ts";

/** The member's last requests, among which that for the product is looked for. */
const LAST = { per: 100 } as const;

/** The request for a sold-out variant; null for one in stock, and in a shop without members. */
export function useRestockModel({
  product,
  variant,
  isSoldOut,
}: Pick<ProductProps, "product" | "variant" | "isSoldOut">): RestockProps | null {
  const hasMembers = useGetSettingsQuery().data?.["SITE.IS_MEMBER_USE"];
  const isMember = useIsMember() === true;
  const { currentData } = useListProductRequestsQuery(isSoldOut && isMember ? LAST : skipToken);
  if (!isSoldOut || !hasMembers) return null;
  const open = findOpenRequest(currentData?.data, product.id);
  return open
    ? { requestedAt: open.requested_at, historyPath: paths.productRequestHistory() }
    : { requestPath: paths.productRequestHistory({ product: product.key, variant: variant?.id ?? null }) };
}
