import { useListCategoriesQuery } from "@noren/api/endpoints/catalogue";
import { useGetCollectionQuery, useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { paths } from "@noren/contract/paths";
import { isLoginRequired } from "@noren/contract/settings";
import { hasReducedRate } from "@noren/validation/format";
import { notFoundCopy as copy } from "#ui/screens/not-found/not-found.copy";
import type { NotFoundProps } from "#ui/screens/not-found/not-found.props";
import { useQuickAdd } from "../effects/use-add-to-cart.ts";
import { POPULAR } from "../load/popular.ts";
import { useFavouriteToggle } from "../state/use-favourite.ts";
import { useIsMember } from "../state/use-is-member.ts";

/** Where a URL without content leads on. The browser fetches the popular products. */
export function useNotFoundModel(): NotFoundProps {
  const { data: settings } = useGetSettingsQuery();
  const isMember = useIsMember();
  const isOpen = settings !== undefined && (isMember || !isLoginRequired(settings));
  const { data: tree } = useListCategoriesQuery("products", { skip: !isOpen });
  const { data: ranking } = useGetCollectionQuery(POPULAR, { skip: !isOpen });
  const popular = isOpen && ranking?.data.length ? { title: ranking.title, products: ranking.data } : null;
  return {
    canSearch: isOpen,
    categories: (isOpen ? (tree?.data ?? []) : []).map(({ key, name }) => ({
      path: paths.productList({ category: key }),
      name,
    })),
    popular,
    hasReducedRate: hasReducedRate(popular?.products ?? []),
    links: isOpen
      ? [
          { path: paths.faq(), name: copy.faq },
          { path: paths.contact(), name: copy.contact },
          { path: paths.sitemap(), name: copy.sitemap },
        ]
      : [],
    onFavouriteToggled: useFavouriteToggle(),
    onAddedToCart: useQuickAdd(),
  };
}
