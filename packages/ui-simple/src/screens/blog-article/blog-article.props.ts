import type { ProductInfo } from "@noren/contract";
import type { ArticlePageProps } from "#ui/slots/article-page/article-page.props";
import type { BookmarkButtonProps } from "#ui/slots/bookmark-button/bookmark-button.props";

export interface BlogArticleProps extends ArticlePageProps {
  /** For search engines. */
  lead: string;
  products: readonly ProductInfo[];
  hasReducedRate: boolean;
  /** Bookmarks the article; null for guests. */
  bookmark: BookmarkButtonProps | null;
  onFavouriteToggled: ((product: ProductInfo) => void) | undefined;
  onAddedToCart: ((product: ProductInfo) => void) | undefined;
}
