import { useGetWholeCollectionQuery } from "@noren/api/endpoints/shop";
import { paths } from "@noren/contract/paths";
import { hasReducedRate } from "@noren/validation/format";
import { useParams } from "react-router";
import type { StylistProps } from "#ui/screens/stylist/stylist.props";
import { useQuickAdd } from "../../effects/use-add-to-cart.ts";
import { useFavouriteToggle } from "../../state/use-favourite.ts";
import { STYLISTS, useStylistListModel } from "../stylist-list/stylist-list.model.ts";

/** One of the people who choose products. */
export function useStylistModel(): StylistProps {
  const key = useParams()["key"] ?? "";
  const { data } = useGetWholeCollectionQuery(STYLISTS);
  const { title, stylists } = useStylistListModel();
  const stylist = data?.entries.find((entry) => entry.key === key);
  const products = stylist?.products ?? [];
  return {
    stylist: stylist ?? null,
    listName: title ?? "",
    products,
    others: stylists.filter(({ path }) => path !== paths.stylist({ key })),
    listPath: paths.stylistList(),
    hasReducedRate: hasReducedRate(products),
    onFavouriteToggled: useFavouriteToggle(),
    onAddedToCart: useQuickAdd(),
  };
}
