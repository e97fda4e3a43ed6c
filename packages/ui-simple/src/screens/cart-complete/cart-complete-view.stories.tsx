import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartCompleteView } from "#ui/screens/cart-complete/cart-complete-view";
import { contact } from "#ui/stories/shop.fixture";
import { discountedOrder, discountedOrderSums, order, orderSums } from "#ui/stories/order.fixture";
import { giftOrder, unpaidGift, waitingGift } from "#ui/stories/social-gift.fixture";
import { inCheckout } from "#ui/stories/in-frame";

export default {
  title: "画面/購入手続き/完了",
  component: CartCompleteView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    order,
    sums: orderSums,
    isPaymentReplaced: false,
    paymentState: "due",
    pending: null,
    paymentPath: paths.cartPayment(),
    message: null,
    gift: null,
    contact,
    orderPath: null,
    receipt: { reason: "ご入金の確認後に発行できます。" },
    registerPath: paths.register(),
  },
} satisfies Meta<typeof CartCompleteView>;
type Story = StoryObj<typeof CartCompleteView>;

export const Guest: Story = { name: "ゲスト" };
export const Member: Story = {
  name: "会員",
  args: { registerPath: null, receipt: null, orderPath: paths.order({ key: 1 }) },
};
export const Discounted: Story = {
  name: "クーポン・ポイント利用",
  args: { ...Member.args, order: discountedOrder, sums: discountedOrderSums },
};
const paid = {
  status: "paid",
  payment_name: "クレジットカード",
  payment_guide: null,
  is_awaiting_payment: false,
} as const;
export const Paid: Story = {
  name: "お支払い済み",
  args: {
    order: { ...order, ...paid },
    paymentState: "paid",
    receipt: { path: paths.guestReceipt({ no: order.order_no, t: "x" }) },
  },
};
export const PaymentReplaced: Story = {
  name: "ほかの支払方法で注文済みのとき",
  args: { isPaymentReplaced: true },
};
export const SocialGift: Story = {
  name: "ソーシャルギフト",
  args: { ...Paid.args, order: { ...giftOrder, ...paid }, gift: waitingGift },
};
export const SocialGiftUnpaid: Story = {
  name: "ソーシャルギフト・お支払い待ち",
  args: { order: giftOrder, gift: unpaidGift },
};
export const Missing: Story = { name: "注文が見つからない", args: { order: "missing", sums: null } };
export const Loading: Story = { name: "読込中", args: { order: null, sums: null } };
export const Unpaid: Story = {
  name: "お支払いの手続きが途中のとき",
  args: { order: "missing", pending: { url: "https://pay.example.com/", expiresAt: "2026-11-20T10:30:00+09:00" } },
};
