import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { NewsArticleView } from "#ui/screens/news-article/news-article-view";
import { newsArticleCopy as copy } from "#ui/screens/news-article/news-article.copy";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/お知らせの本文",
  component: NewsArticleView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    article: {
      title: "切子のグラス「瑠璃」が再入荷しました",
      category: "再入荷",
      published_at: "2026-11-18T10:00:00+09:00",
      author: null,
      image: null,
      body: "<p>お待たせいたしました。灯里硝子の切子のグラスのうち、瑠璃が入荷しました。紅は残りわずかとなっております。</p>",
    },
    list: { path: paths.newsList(), name: copy.title, back: copy.back },
    newer: null,
    older: { path: paths.newsArticle({ key: "b" }), title: "年末年始の発送について" },
  },
} satisfies Meta<typeof NewsArticleView>;
type Story = StoryObj<typeof NewsArticleView>;

export const Plain: Story = { name: "通常" };
export const Loading: Story = { name: "読込中", args: { article: null, older: null } };
