import { news } from "@noren/api/endpoints/news";
import { NewsArticleView } from "#ui/screens/news-article/news-article-view";
import { newsArticleCopy as copy } from "#ui/screens/news-article/news-article.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { describeHtml } from "../../page/describe-html.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { useNewsArticleModel } from "./news-article.model.ts";

const load = screenLoad("NewsArticle", ({ prefetch, params }) => prefetch(news.endpoints.getNews, params["key"] ?? ""));

export { load as clientLoader, load as loader };

export default function NewsArticleRoute() {
  const props = useNewsArticleModel();
  const { article } = props;
  return (
    <>
      <PageHead title={article?.title ?? copy.title} description={article ? describeHtml(article.body) : ""} />
      <NewsArticleView {...props} />
    </>
  );
}
