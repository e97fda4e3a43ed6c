import { paginationOf } from "@noren/api/answers";
import { useDeleteProductRequestMutation, useListProductRequestsQuery } from "@noren/api/endpoints/product-request";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import { useSearchParams } from "react-router";
import { productRequestHistoryCopy as copy } from "#ui/screens/product-request-history/product-request-history.copy";
import type { ProductRequestHistoryProps } from "#ui/screens/product-request-history/product-request-history.props";
import { useLastPage } from "../../account/use-last-page.ts";
import { parsePage } from "../../load/parse-page.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useOneChange } from "../../state/use-one-change.ts";

/** The path of a page of the member's requests. */
const pagePath = (page: number): string => paths.productRequestHistory({ page: page > 1 ? page : null });

/** The products that the member requested [request-history.delete]. */
export function useProductRequestHistoryModel(): ProductRequestHistoryProps {
  const [searchParams] = useSearchParams();
  const isMember = useIsMember() === true;
  const page = parsePage(searchParams);
  const { currentData } = useListProductRequestsQuery(isMember ? { page } : skipToken);
  const requests = useLastPage(currentData, page, pagePath);
  const { busyId, change } = useOneChange<number>();
  const [remove] = useDeleteProductRequestMutation();
  return {
    requests:
      requests?.map(({ product, ...request }) => ({
        ...request,
        product: product && { image: product.image, path: paths.product({ key: product.key }) },
      })) ?? null,
    busyId,
    pagination: currentData?.pagination ?? paginationOf(undefined),
    pagePath,
    homePath: paths.mypageHome(),
    onRemoved: ({ id, product_name }) => void change(id, () => remove(id).unwrap(), copy.removed(product_name)),
  };
}
