import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { OrderView } from "#ui/screens/order/order-view";
import { sender } from "#ui/stories/cart.fixture";
import { contact, seller } from "#ui/stories/shop.fixture";
import { cancelledOrder, order } from "#ui/stories/order.fixture";
import { weddingParcel } from "#ui/stories/gift.fixture";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/ご注文の詳細",
  component: OrderView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    order,
    sums: { totals: order, itemCount: 3, carriage: "charged" },
    cancellation: "allowed",
    reducedRateShippings: new Set(order.shippings.map(({ id }) => id)),
    contact,
    seller,
    listPath: paths.orderHistory(),
    productPath: (key) => paths.product({ key }),
    onCancelled: async () => undefined,
  },
} satisfies Meta<typeof OrderView>;
type Story = StoryObj<typeof OrderView>;

export const Plain: Story = { name: "通常" };
export const OtherSender: Story = { name: "ご依頼主が別の方", args: { order: { ...order, sender } } };
export const Gift: Story = {
  name: "ギフト",
  args: {
    order: {
      ...order,
      shippings: order.shippings.map((shipping) => ({
        ...shipping,
        packings: shipping.packings.map((packing) => ({ ...packing, ...weddingParcel })),
      })),
    },
  },
};
export const Preparing: Story = { name: "発送準備中", args: { cancellation: "too-late" } };
export const Cancelled: Story = { name: "キャンセル済み", args: { order: cancelledOrder, cancellation: null } };
export const Loading: Story = { name: "読込中", args: { order: null, sums: null, cancellation: null } };
