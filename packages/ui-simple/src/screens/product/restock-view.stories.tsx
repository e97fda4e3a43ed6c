import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { RestockView } from "#ui/screens/product/restock-view";

export default {
  title: "画面/商品/再入荷のリクエスト",
  component: RestockView,
} satisfies Meta<typeof RestockView>;
type Story = StoryObj<typeof RestockView>;

export const Open: Story = {
  name: "リクエスト前",
  args: { requestPath: paths.productRequestHistory({ product: "seiji-meshiwan" }) },
};
export const Requested: Story = {
  name: "リクエスト済み",
  args: { requestedAt: "2026-11-20T10:00:00+09:00", historyPath: paths.productRequestHistory() },
};
