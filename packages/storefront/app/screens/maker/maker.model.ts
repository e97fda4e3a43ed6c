import { useGetMakerQuery } from "@noren/api/endpoints/maker";
import { paths } from "@noren/contract/paths";
import { hasReducedRate } from "@noren/validation/format";
import { useParams } from "react-router";
import type { MakerProps } from "#ui/screens/maker/maker.props";
import { useQuickAdd } from "../../effects/use-add-to-cart.ts";
import { useFavouriteToggle } from "../../state/use-favourite.ts";

/** One maker, with the first of its products. */
export function useMakerModel(): MakerProps {
  const key = useParams()["key"] ?? "";
  const { currentData } = useGetMakerQuery(key);
  const products = currentData?.products ?? [];
  return {
    maker: currentData ?? null,
    brands: (currentData?.brands ?? []).map((brand) => ({ ...brand, path: paths.productList({ brand: brand.key }) })),
    products,
    productsPath: paths.productList({ maker: key }),
    listPath: paths.makerList(),
    hasReducedRate: hasReducedRate(products),
    onFavouriteToggled: useFavouriteToggle(),
    onAddedToCart: useQuickAdd(),
  };
}
