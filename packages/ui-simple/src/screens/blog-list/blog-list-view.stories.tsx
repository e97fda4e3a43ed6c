import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { BlogListView } from "#ui/screens/blog-list/blog-list-view";
import { inShop } from "#ui/stories/in-frame";
import { pictures } from "#ui/stories/pictures.fixture";

export default {
  title: "画面/読みもの",
  component: BlogListView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    category: null,
    categories: [
      { name: "選びかた", count: 4, path: paths.blogList({ category: "選びかた" }) },
      { name: "産地を訪ねる", count: 2, path: paths.blogList({ category: "産地を訪ねる" }) },
    ],
    blogs: [
      {
        path: paths.blogArticle({ key: "a" }),
        title: "新米の日に、飯碗を選ぶ",
        lead: "重さ、口あたり、高台の高さ。毎日手に取る飯碗の、選びかたの話です。",
        category: "選びかた",
        image: pictures.celadon,
        published_at: "2026-11-15T10:00:00+09:00",
      },
      {
        path: paths.blogArticle({ key: "b" }),
        title: "秋の窯をたずねて",
        lead: "坂の途中の登り窯で、三代目に話を聞きました。",
        category: "産地を訪ねる",
        image: null,
        published_at: "2026-10-30T10:00:00+09:00",
      },
    ],
    pagination: { total: 2, per: 10, last: 1, current: 1 },
    pagePath: (page) => paths.blogList({ page }),
    listPath: paths.blogList(),
  },
} satisfies Meta<typeof BlogListView>;
type Story = StoryObj<typeof BlogListView>;

export const Plain: Story = { name: "通常" };
export const Category: Story = { name: "種類で絞る", args: { category: "選びかた" } };
export const Empty: Story = { name: "空", args: { blogs: [], categories: [] } };
export const Loading: Story = { name: "読込中", args: { blogs: null, categories: [] } };
