import { ReducedRateLegend } from "#ui/elements/price/price";
import { blogArticleCopy as copy } from "#ui/screens/blog-article/blog-article.copy";
import type { BlogArticleProps } from "#ui/screens/blog-article/blog-article.props";
import { ArticlePage } from "#ui/slots/article-page/article-page";
import { BookmarkButton } from "#ui/slots/bookmark-button/bookmark-button";
import { ProductRow } from "#ui/slots/product-row/product-row";

/** An article of the shop with the products that it is about. */
export function BlogArticleView(props: BlogArticleProps) {
  const { products, hasReducedRate, bookmark, onFavouriteToggled, onAddedToCart } = props;
  return (
    <ArticlePage {...props}>
      {bookmark ? <BookmarkButton {...bookmark} /> : null}
      <ProductRow
        title={copy.products}
        products={products}
        onFavouriteToggled={onFavouriteToggled}
        onAddedToCart={onAddedToCart}
      />
      {hasReducedRate ? <ReducedRateLegend /> : null}
    </ArticlePage>
  );
}
