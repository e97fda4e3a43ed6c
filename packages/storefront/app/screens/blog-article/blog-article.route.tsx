import { blog } from "@noren/api/endpoints/blog";
import { BlogArticleView } from "#ui/screens/blog-article/blog-article-view";
import { blogArticleCopy as copy } from "#ui/screens/blog-article/blog-article.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useBlogArticleModel } from "./blog-article.model.ts";

const load = screenLoad("BlogArticle", ({ prefetch, params }) => prefetch(blog.endpoints.getBlog, params["key"] ?? ""));

export { load as clientLoader, load as loader };

export default function BlogArticleRoute() {
  const props = useBlogArticleModel();
  return (
    <>
      <PageHead title={props.article?.title ?? copy.title} description={props.lead} />
      <BlogArticleView {...props} />
    </>
  );
}
