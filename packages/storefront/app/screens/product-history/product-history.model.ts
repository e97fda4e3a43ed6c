import { useListProductHistoriesQuery } from "@noren/api/endpoints/history";
import { useDeleteProductHistoryMutation } from "@noren/api/endpoints/history-removal";
import { paths } from "@noren/contract/paths";
import { hasReducedRate } from "@noren/validation/format";
import { skipToken } from "@reduxjs/toolkit/query";
import { productHistoryCopy as copy } from "#ui/screens/product-history/product-history.copy";
import type { ProductHistoryProps } from "#ui/screens/product-history/product-history.props";
import { useFavouriteToggle } from "../../state/use-favourite.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useOneChange } from "../../state/use-one-change.ts";

/** The products that the member viewed last [history.product]. */
export function useProductHistoryModel(): ProductHistoryProps {
  const isMember = useIsMember() === true;
  const { data } = useListProductHistoriesQuery(isMember ? undefined : skipToken);
  const { busyId, change } = useOneChange<number>();
  const [remove] = useDeleteProductHistoryMutation();
  return {
    viewed: data?.data ?? null,
    hasReducedRate: hasReducedRate(data?.data.map(({ product }) => product) ?? []),
    busyId,
    homePath: paths.mypageHome(),
    productListPath: paths.productList(),
    productPath: ({ key }) => paths.product({ key }),
    onFavouriteToggled: useFavouriteToggle(),
    onRemoved: ({ id, product }) => void change(id, () => remove(id).unwrap(), copy.removed(product.name)),
  };
}
