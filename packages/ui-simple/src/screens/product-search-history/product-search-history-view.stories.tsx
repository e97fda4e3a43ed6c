import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductSearchHistoryView } from "#ui/screens/product-search-history/product-search-history-view";
import { inShop } from "#ui/stories/in-frame";

const searched = (id: number, word: string, day: string) => ({
  id,
  word,
  searched_at: `${day}T10:00:00+09:00`,
  path: paths.productList({ word }),
});

export default {
  title: "画面/検索履歴",
  component: ProductSearchHistoryView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    words: [
      searched(3, "飯碗", "2026-11-20"),
      searched(2, "お歳暮　日本酒", "2026-11-18"),
      searched(1, "傘", "2026-10-02"),
    ],
    busyId: null,
    pagination: { total: 3, per: 15, last: 1, current: 1 },
    pagePath: (page) => paths.productSearchHistory({ page }),
    homePath: paths.mypageHome(),
    productListPath: paths.productList(),
    onRemoved: () => undefined,
  },
} satisfies Meta<typeof ProductSearchHistoryView>;
type Story = StoryObj<typeof ProductSearchHistoryView>;

export const Plain: Story = { name: "通常" };
export const Empty: Story = { name: "空", args: { words: [] } };
export const Loading: Story = { name: "読込中", args: { words: null } };
