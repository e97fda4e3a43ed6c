import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartQuotationView } from "#ui/screens/cart-quotation/cart-quotation-view";
import { cartSums, openSums } from "#ui/stories/cart.fixture";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/カート/見積書",
  component: CartQuotationView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    quotation: { sums: cartSums, hasCarriage: true },
    cartPath: paths.cart(),
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof CartQuotationView>;
type Story = StoryObj<typeof CartQuotationView>;

export const Plain: Story = { name: "通常" };
export const WithoutDestination: Story = {
  name: "お届け先の指定前",
  args: { quotation: { sums: openSums, hasCarriage: false } },
};
export const Empty: Story = { name: "商品なし", args: { quotation: "empty" } };
export const Loading: Story = { name: "読込中", args: { quotation: null } };
