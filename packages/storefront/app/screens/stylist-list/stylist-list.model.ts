import { useGetWholeCollectionQuery } from "@noren/api/endpoints/shop";
import { paths } from "@noren/contract/paths";
import { hasReducedRate } from "@noren/validation/format";
import type { StylistListProps } from "#ui/screens/stylist-list/stylist-list.props";
import { useQuickAdd } from "../../effects/use-add-to-cart.ts";
import { useFavouriteToggle } from "../../state/use-favourite.ts";

/** The collection of the people who choose products. */
export const STYLISTS = "stylist";

/** The first sentence of a person's words. */
const firstSentenceOf = (words: string): string => /^[^。\n]*。?/.exec(words)?.[0] ?? "";

/** The people who choose products, and their products. */
export function useStylistListModel(): StylistListProps {
  const { data } = useGetWholeCollectionQuery(STYLISTS);
  const products = data?.data ?? [];
  return {
    title: data?.title ?? null,
    lead: data?.lead ?? "",
    stylists: (data?.entries ?? []).map(({ key, name, role, words, image }) => ({
      path: paths.stylist({ key }),
      title: name,
      facts: role,
      image,
      lead: firstSentenceOf(words),
    })),
    products,
    hasReducedRate: hasReducedRate(products),
    onFavouriteToggled: useFavouriteToggle(),
    onAddedToCart: useQuickAdd(),
  };
}
