import { news } from "@noren/api/endpoints/news";
import { NewsArticleView } from "#ui/screens/news-article/news-article-view";
import { newsArticleCopy as copy } from "#ui/screens/news-article/news-article.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useNewsArticleModel } from "./news-article.model.ts";

const load = screenLoad("NewsArticle", ({ prefetch, params }) => prefetch(news.endpoints.getNews, params["key"] ?? ""));

export { load as clientLoader, load as loader };

export default function NewsArticleRoute() {
  const props = useNewsArticleModel();
  return (
    <>
      <PageHead title={props.article?.title ?? copy.title} />
      <NewsArticleView {...props} />
    </>
  );
}
