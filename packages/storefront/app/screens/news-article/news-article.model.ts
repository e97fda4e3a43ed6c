import { useGetNewsQuery, useReadNewsMutation } from "@noren/api/endpoints/news";
import { paths } from "@noren/contract/paths";
import { useEffect } from "react";
import { useParams } from "react-router";
import { newsArticleCopy as copy } from "#ui/screens/news-article/news-article.copy";
import type { NewsArticleProps } from "#ui/screens/news-article/news-article.props";
import { useIsMember } from "../../state/use-is-member.ts";

/** One piece of news. A member's becomes read once it is shown. */
export function useNewsArticleModel(): NewsArticleProps {
  const { currentData } = useGetNewsQuery(useParams()["key"] ?? "");
  const isMember = useIsMember() === true;
  const [read] = useReadNewsMutation();
  const unreadId = isMember && currentData?.is_read === false ? currentData.id : null;
  useEffect(() => {
    if (unreadId !== null) void read(unreadId);
  }, [unreadId, read]);
  const toNeighbour = (neighbour: { key: string; title: string } | null | undefined) =>
    neighbour ? { path: paths.newsArticle({ key: neighbour.key }), title: neighbour.title } : null;
  return {
    article: currentData ? { ...currentData, author: null, image: null } : null,
    list: { path: paths.newsList(), name: copy.title, back: copy.back },
    newer: toNeighbour(currentData?.newer),
    older: toNeighbour(currentData?.older),
  };
}
