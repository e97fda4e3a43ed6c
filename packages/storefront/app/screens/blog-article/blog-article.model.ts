import { useGetBlogQuery } from "@noren/api/endpoints/blog";
import { paths } from "@noren/contract/paths";
import { hasReducedRate } from "@noren/validation/format";
import { useParams } from "react-router";
import { blogArticleCopy as copy } from "#ui/screens/blog-article/blog-article.copy";
import type { BlogArticleProps } from "#ui/screens/blog-article/blog-article.props";
import { useBookmark } from "../../bookmark/use-bookmark.ts";
import { useQuickAdd } from "../../effects/use-add-to-cart.ts";
import { useFavouriteToggle } from "../../state/use-favourite.ts";

/** One article, with its products. */
export function useBlogArticleModel(): BlogArticleProps {
  const key = useParams()["key"] ?? "";
  const { currentData } = useGetBlogQuery(key);
  const toNeighbour = (neighbour: { key: string; title: string } | null | undefined) =>
    neighbour ? { path: paths.blogArticle({ key: neighbour.key }), title: neighbour.title } : null;
  const products = currentData?.products ?? [];
  return {
    article: currentData ?? null,
    lead: currentData?.lead ?? "",
    list: { path: paths.blogList(), name: copy.title, back: copy.back },
    newer: toNeighbour(currentData?.newer),
    older: toNeighbour(currentData?.older),
    products,
    hasReducedRate: hasReducedRate(products),
    bookmark: useBookmark({ url: paths.blogArticle({ key }), title: currentData?.title ?? "" }),
    onFavouriteToggled: useFavouriteToggle(),
    onAddedToCart: useQuickAdd(),
  };
}
