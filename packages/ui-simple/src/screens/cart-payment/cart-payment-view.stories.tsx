import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartPaymentView } from "#ui/screens/cart-payment/cart-payment-view";
import { cart, cartSums, messageWith, payments } from "#ui/stories/cart.fixture";
import { inCheckout } from "#ui/stories/in-frame";

export default {
  title: "画面/購入手続き/お支払い方法",
  component: CartPaymentView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    values: { payment_id: String(cart.payment_id), remarks: cart.remarks ?? "" },
    sums: cartSums,
    payments,
    message: null,
    backPath: paths.cartShippingDetail(),
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof CartPaymentView>;
type Story = StoryObj<typeof CartPaymentView>;

export const Plain: Story = { name: "通常" };
export const WithMessage: Story = {
  name: "お店からのお知らせ",
  args: { message: messageWith("cart-payment", "<p>代金引換は、ご注文の総額が30万円までとなります。</p>") },
};
export const Loading: Story = { name: "読込中", args: { values: null, sums: null } };
