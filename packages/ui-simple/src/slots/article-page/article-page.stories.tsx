import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArticlePage } from "#ui/slots/article-page/article-page";
import { pictures } from "#ui/stories/pictures.fixture";

export default {
  title: "部品/記事",
  component: ArticlePage,
  args: {
    article: {
      title: "新米の日に、飯碗を選ぶ",
      category: "選びかた",
      published_at: "2026-11-15T10:00:00+09:00",
      author: "早瀬 千里",
      image: pictures.celadon,
      body: "<p>飯碗は、家にある器のなかでいちばん長く手に持つ器です。</p><h2>手のひらに合わせる</h2><p>親指と中指で輪をつくり、その輪にすっと収まる大きさが目安です。</p>",
    },
    list: { path: paths.blogList(), name: "読みもの", back: "読みものの一覧へ" },
    newer: { path: paths.blogArticle({ key: "a" }), title: "土鍋で炊く、週末のごはん" },
    older: { path: paths.blogArticle({ key: "b" }), title: "秋の窯をたずねて" },
  },
} satisfies Meta<typeof ArticlePage>;
type Story = StoryObj<typeof ArticlePage>;

export const Plain: Story = { name: "通常" };
