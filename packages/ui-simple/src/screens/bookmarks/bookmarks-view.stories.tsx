import { paths, staticPages } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { BookmarksView } from "#ui/screens/bookmarks/bookmarks-view";
import { inShop } from "#ui/stories/in-frame";

const bookmark = (id: number, title: string, url: string, day: string) => ({
  id,
  title,
  url,
  created_at: `${day}T10:00:00+09:00`,
});

export default {
  title: "画面/ブックマーク",
  component: BookmarksView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    bookmarks: [
      bookmark(3, "「飯碗」の検索結果", paths.productList({ word: "飯碗" }), "2026-11-20"),
      bookmark(2, "外部送信について", staticPages.externalTransmission, "2026-11-18"),
      bookmark(1, "食器・グラス", paths.productList({ category: "tableware" }), "2026-10-02"),
    ],
    busyId: null,
    pagination: { total: 3, per: 10, last: 1, current: 1 },
    pagePath: (page) => paths.bookmarks({ page }),
    homePath: paths.mypageHome(),
    onRenamed: () => Promise.resolve(),
    onRemoved: () => undefined,
  },
} satisfies Meta<typeof BookmarksView>;
type Story = StoryObj<typeof BookmarksView>;

export const Plain: Story = { name: "通常" };
export const Empty: Story = { name: "空", args: { bookmarks: [] } };
export const Loading: Story = { name: "読込中", args: { bookmarks: null } };
