import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { BlogArticleView } from "#ui/screens/blog-article/blog-article-view";
import { blogArticleCopy as copy } from "#ui/screens/blog-article/blog-article.copy";
import articleStories from "#ui/slots/article-page/article-page.stories";
import { inShop } from "#ui/stories/in-frame";
import { products } from "#ui/stories/products.fixture";

export default {
  title: "画面/読みものの本文",
  component: BlogArticleView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    ...articleStories.args,
    list: { path: paths.blogList(), name: copy.title, back: copy.back },
    lead: "重さ、口あたり、高台の高さ。",
    products: products.slice(0, 3),
    hasReducedRate: false,
    bookmark: null,
    onFavouriteToggled: () => undefined,
    onAddedToCart: () => undefined,
  },
} satisfies Meta<typeof BlogArticleView>;
type Story = StoryObj<typeof BlogArticleView>;

export const Plain: Story = { name: "通常" };
export const Loading: Story = { name: "読込中", args: { article: null, products: [], newer: null, older: null } };
