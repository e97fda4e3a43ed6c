import { paths } from "@noren/contract/paths";
import { NEW_CARD } from "@noren/validation/fields/card";
import { allPaymentFields, invoicePaymentFields, storePaymentFields } from "@noren/validation/fields/cart";
import { filledValues } from "@noren/validation/form-values";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartPaymentView } from "#ui/screens/cart-payment/cart-payment-view";
import type { CardPayment } from "#ui/screens/cart-payment/cart-payment.props";
import discountStories, { InUse } from "#ui/slots/discounts/discounts.stories";
import {
  bankTransfer,
  cardPayment,
  conveniencePayment,
  invoicePayment,
  invoiceRecipient,
  cart,
  cartSums,
  discountedSums,
  messageWith,
  payments,
} from "#ui/stories/cart.fixture";
import { savedCards } from "#ui/stories/person.fixture";
import { inCheckout } from "#ui/stories/in-frame";

const card: CardPayment = {
  paymentId: cardPayment.id,
  saved: [],
  canSave: false,
  asksSecurityCode: false,
  isTest: false,
};

const offered = [cardPayment, conveniencePayment, ...payments].map((payment) => ({ ...payment, isFeeOpen: false }));

export default {
  title: "画面/購入手続き/お支払い方法",
  component: CartPaymentView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    values: filledValues(allPaymentFields, { payment_id: cart.payment_id, card: NEW_CARD, remarks: cart.remarks }),
    fieldsFor: () => allPaymentFields,
    sums: cartSums,
    discounts: null,
    payments: offered,
    card,
    failure: null,
    pending: null,
    message: null,
    back: { path: paths.cartShippingDetail(), to: "delivery" },
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof CartPaymentView>;
type Story = StoryObj<typeof CartPaymentView>;

export const Plain: Story = { name: "通常" };
export const Discounted: Story = {
  name: "クーポン・ポイント利用",
  args: { sums: discountedSums, discounts: { ...discountStories.args, ...InUse.args } },
};
export const OpenFee: Story = {
  name: "手数料がまだ合計にない",
  args: {
    values: filledValues(allPaymentFields, { payment_id: conveniencePayment.id, card: NEW_CARD }),
    payments: offered.map((payment) => ({ ...payment, isFeeOpen: payment.fee > 0 })),
  },
};
export const WithMessage: Story = {
  name: "お店からのお知らせ",
  args: { message: messageWith("cart-payment", "<p>代金引換は、ご注文の総額が30万円までとなります。</p>") },
};
export const NewCard: Story = {
  name: "新しいカード",
  args: { values: filledValues(allPaymentFields, { payment_id: cardPayment.id, card: NEW_CARD }) },
};
export const SavedCards: Story = {
  name: "登録したカード",
  args: {
    values: filledValues(allPaymentFields, { payment_id: cardPayment.id, card: "1" }),
    card: {
      ...card,
      canSave: true,
      saved: savedCards,
    },
  },
};
export const SecurityCode: Story = {
  name: "登録したカードのセキュリティコード",
  args: {
    values: filledValues(allPaymentFields, { payment_id: cardPayment.id, card: "1" }),
    card: { ...card, canSave: true, asksSecurityCode: true, saved: savedCards },
  },
};
export const Convenience: Story = {
  name: "コンビニの選択",
  args: {
    values: filledValues(allPaymentFields, { payment_id: conveniencePayment.id, payment_store: "lawson" }),
    fieldsFor: () => storePaymentFields,
  },
};
export const Invoice: Story = {
  name: "請求書の宛名",
  args: {
    payments: [invoicePayment, bankTransfer].map((payment) => ({ ...payment, isFeeOpen: false })),
    values: filledValues(allPaymentFields, { payment_id: invoicePayment.id, ...invoiceRecipient }),
    fieldsFor: () => invoicePaymentFields,
  },
};
export const Refused: Story = {
  name: "お支払いが完了しなかったとき",
  args: {
    failure: {
      message:
        "ご指定のカードではお支払いいただけませんでした。別のカードか、ほかのお支払い方法をお選びください。くわしい理由は、カード会社へお問い合わせください。",
    },
  },
};
export const Pending: Story = {
  name: "お支払いの手続きが途中のとき",
  args: { pending: { url: "https://pay.example.com/", expiresAt: "2026-11-20T10:30:00+09:00" } },
};
export const Loading: Story = { name: "読込中", args: { values: null, sums: null } };
