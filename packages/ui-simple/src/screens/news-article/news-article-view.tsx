import type { NewsArticleProps } from "#ui/screens/news-article/news-article.props";
import { ArticlePage } from "#ui/slots/article-page/article-page";

/** One piece of the shop's news. */
export function NewsArticleView(props: NewsArticleProps) {
  return <ArticlePage {...props} />;
}
