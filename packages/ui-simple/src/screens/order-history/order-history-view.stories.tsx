import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { OrderHistoryView } from "#ui/screens/order-history/order-history-view";
import { orderSummaries } from "#ui/stories/order.fixture";
import { paginationWith } from "#ui/stories/products.fixture";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/ご注文履歴",
  component: OrderHistoryView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    orders: orderSummaries,
    pagination: paginationWith({ total: 23, last: 3 }),
    totalPayment: 25912,
    warnings: [],
    search: { word: "", from: "", to: "", status: "" },
    listPath: paths.orderHistory(),
    onSearched: async () => undefined,
    orderPath: (id) => paths.order({ key: id }),
    pagePath: (page) => paths.orderHistory({ page }),
  },
} satisfies Meta<typeof OrderHistoryView>;
type Story = StoryObj<typeof OrderHistoryView>;

export const Plain: Story = { name: "通常" };
export const Warned: Story = { name: "お店が確認中のキャンセルがある", args: { warnings: ["shipped"] } };
export const Empty: Story = {
  name: "空",
  args: { orders: [], pagination: paginationWith({ total: 0 }), totalPayment: 0 },
};
export const Searched: Story = {
  name: "絞り込み",
  args: { search: { word: "湯呑", from: "2026-11-01", to: "2026-11-30", status: "shipped" } },
};
export const NothingFound: Story = {
  name: "絞り込みに該当なし",
  args: {
    orders: [],
    pagination: paginationWith({ total: 0 }),
    search: { word: "湯呑", from: "", to: "", status: "" },
  },
};
export const Loading: Story = { name: "読込中", args: { orders: null } };
