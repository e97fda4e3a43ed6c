import type { Picture } from "@noren/contract";

export interface Article {
  title: string;
  category: string;
  published_at: string;
  author: string | null;
  image: Picture | null;
  /** HTML that the backend sanitised. */
  body: string;
}

export interface ArticlePageProps {
  /** Null while loading. */
  article: Article | null;
  /** The list of articles. */
  list: { path: string; name: string; back: string };
  newer: { path: string; title: string } | null;
  older: { path: string; title: string } | null;
}
