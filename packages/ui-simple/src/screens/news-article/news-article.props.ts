import type { ArticlePageProps } from "#ui/slots/article-page/article-page.props";

export type NewsArticleProps = ArticlePageProps;
