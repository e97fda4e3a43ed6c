import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { OrderView } from "#ui/screens/order/order-view";
import { sender } from "#ui/stories/cart.fixture";
import { cancelledOrder, order } from "#ui/stories/order.fixture";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/ご注文の詳細",
  component: OrderView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    order,
    carriage: "charged",
    listPath: paths.orderHistory(),
    productPath: (key) => paths.product({ key }),
    onCancelled: async () => undefined,
  },
} satisfies Meta<typeof OrderView>;
type Story = StoryObj<typeof OrderView>;

export const Plain: Story = { name: "通常" };
export const Sent: Story = { name: "ご依頼主が別の方", args: { order: { ...order, sender } } };
export const Cancelled: Story = { name: "キャンセル済み", args: { order: cancelledOrder } };
export const Loading: Story = { name: "読込中", args: { order: null } };
