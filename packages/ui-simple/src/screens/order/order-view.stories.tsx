import type { Order } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { OrderView } from "#ui/screens/order/order-view";
import { invoiceRecipient, sender } from "#ui/stories/cart.fixture";
import { contact, seller } from "#ui/stories/shop.fixture";
import { cancelledOrder, discountedOrder, discountedOrderSums, order, orderSums } from "#ui/stories/order.fixture";
import { weddingParcel } from "#ui/stories/gift.fixture";
import { giftOrder, unpaidGift, waitingGift } from "#ui/stories/social-gift.fixture";
import { issuedReceipt, papers, unpaidReceipt } from "#ui/stories/papers.fixture";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/ご注文の詳細",
  component: OrderView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    order,
    sums: orderSums,
    cancellation: "allowed",
    reducedRateShippings: new Set(order.shippings.map(({ id }) => id)),
    gift: null,
    papers,
    memo: {
      body: "母の誕生日に。次は色違いを。",
      isWritten: true,
      isDeleting: false,
      formKey: "0",
      onSaved: async () => undefined,
      onDeleted: () => undefined,
    },
    reorder: { isBusy: false, onReordered: () => undefined },
    contact,
    inquiryPath: paths.contact({ order_no: "261120-7K3F9QXA" }),
    seller,
    listPath: paths.orderHistory(),
    productPath: (key) => paths.product({ key }),
    reviewables: [],
    onCancelled: async () => undefined,
  },
} satisfies Meta<typeof OrderView>;
type Story = StoryObj<typeof OrderView>;

export const Discounted: Story = {
  name: "クーポン・ポイント利用",
  args: { order: discountedOrder, sums: discountedOrderSums },
};
const { status, status_name, can_cancel, cancelled_at, payment_guide, is_awaiting_payment } = cancelledOrder;
const cancelledState = { status, status_name, can_cancel, cancelled_at, payment_guide, is_awaiting_payment };

export const Plain: Story = { name: "通常" };
const invoiced: Order = {
  ...order,
  status: "shipped",
  status_name: "発送済み",
  can_cancel: false,
  payment_name: "請求書払い（後払い）",
  payment_guide: "請求書を発行しました。2026年12月31日までに、請求書に記載の口座へお振り込みください。",
  is_awaiting_payment: false,
  invoice: { ...invoiceRecipient, issued_on: "2026-11-20", due_on: "2026-12-31", is_paid: false },
};
export const Invoiced: Story = { name: "請求書払い・発送済み", args: { order: invoiced, cancellation: null } };
export const Delivered: Story = {
  name: "お届け済み",
  args: {
    order: { ...order, status: "completed", status_name: "お届け済み", can_cancel: false },
    cancellation: null,
    reviewables: order.shippings
      .flatMap(({ products }) => products)
      .map(({ product_key, product_name }) => ({
        name: product_name,
        path: paths.product({ key: product_key ?? "" }),
      })),
  },
};
export const OtherSender: Story = { name: "ご依頼主が別の方", args: { order: { ...order, sender } } };
export const SocialGift: Story = { name: "ソーシャルギフト", args: { order: giftOrder, gift: waitingGift } };
export const SocialGiftUnpaid: Story = {
  name: "ソーシャルギフト・お支払い待ち",
  args: { order: giftOrder, gift: unpaidGift },
};
export const SocialGiftQr: Story = {
  name: "ソーシャルギフト・期限間近・QRコード",
  args: { order: giftOrder, gift: { ...waitingGift, daysLeft: 2 } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "QRコードを表示" }));
  },
};
export const SocialGiftAccepted: Story = {
  name: "ソーシャルギフト・お受け取り済み",
  args: {
    order: { ...giftOrder, can_cancel: false },
    cancellation: null,
    gift: {
      ...waitingGift,
      status: "accepted",
      statusName: "お受け取り手続き済み",
      acceptedAt: "2026-11-22T19:20:00+09:00",
      link: null,
    },
  },
};
export const SocialGiftDeclined: Story = {
  name: "ソーシャルギフト・辞退",
  args: {
    order: { ...giftOrder, ...cancelledState },
    cancellation: null,
    gift: { ...waitingGift, status: "declined", statusName: "ご辞退", link: null },
  },
};
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
export const Paid: Story = { name: "領収書の発行後", args: { papers: { ...papers, receipt: issuedReceipt } } };
export const Cancelled: Story = {
  name: "キャンセル済み",
  args: {
    order: cancelledOrder,
    cancellation: null,
    papers: {
      ...papers,
      receipt: { ...unpaidReceipt, reason: "キャンセルされたご注文の領収書は発行できません。" },
      onQuoted: null,
      slip: null,
    },
  },
};
export const Loading: Story = { name: "読込中", args: { order: null, sums: null, cancellation: null, papers: null } };
