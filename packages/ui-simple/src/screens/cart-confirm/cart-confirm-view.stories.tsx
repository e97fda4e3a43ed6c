import { paths, staticPages } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartConfirmView } from "#ui/screens/cart-confirm/cart-confirm-view";
import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import type { FinalConfirmation } from "#ui/screens/cart-confirm/cart-confirm.props";
import { bankTransfer, cart, cartSums, discountedSums, messageWith, sender } from "#ui/stories/cart.fixture";
import { weddingParcel } from "#ui/stories/gift.fixture";
import { inCheckout } from "#ui/stories/in-frame";
import { receivedGift } from "#ui/stories/social-gift.fixture";
import { seller } from "#ui/stories/shop.fixture";

const confirmation: FinalConfirmation = {
  lines: cart.detail.products.map((line) => ({ ...line, image: line.product_info.image, path: null })),
  hasReducedRate: true,
  amounts: cartSums,
  payment: { name: bankTransfer.name, timing: bankTransfer.timing_text, invoiceRecipient: null },
  deliveries: [
    {
      name: "山田　花子",
      address: "〒604-8101 京都府京都市中京区柳馬場通三条上る12-3 のれん御池 405号室",
      phoneNumber: "0751234567",
      parcels: [{ contents: [{ name: "青磁の飯碗 大", quantity: 2 }], when: "2026.11.25(水) 14時〜16時", gift: null }],
      note: null,
      sender: null,
    },
  ],
  letter: null,
  applicationPeriod: null,
  cancellation: {
    text: "発送前であれば、ご注文履歴からキャンセルできます。不良品は到着後8日以内にご連絡ください。",
    path: staticPages.law,
  },
};
const otherDelivery: FinalConfirmation["deliveries"][number] = {
  name: "鈴木　花",
  address: "〒900-0014 沖縄県那覇市松尾1-1",
  phoneNumber: "0981234567",
  parcels: [
    {
      contents: [{ name: "どら焼き 三個", quantity: 1 }],
      when: "日時の指定なし（最短11月28日(土)にお届け）",
      gift: null,
    },
  ],
  note: null,
  sender: { name: "山田 正夫", path: paths.cartSender({ key: "s2", from: "confirm" }) },
};

const giftConfirmation: FinalConfirmation = {
  ...confirmation,
  letter: receivedGift,
  deliveries: [
    {
      name: receivedGift.receiverName,
      address: copy.giftAddress,
      phoneNumber: null,
      parcels: [{ contents: [], when: copy.giftWhen(14), gift: null }],
      note: null,
      sender: null,
    },
  ],
};

export default {
  title: "画面/購入手続き/確認",
  component: CartConfirmView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    cart,
    confirmation,
    editPaths: {
      products: paths.cart(),
      orderer: paths.cartShippingSelect(),
      sender: paths.cartSender({ from: "confirm" }),
      delivery: paths.cartShippingDetail(),
      payment: paths.cartPayment(),
    },
    seller,
    messages: [],
    termsPath: staticPages.terms,
    privacyPath: staticPages.privacy,
    isOrdering: false,
    errorText: null,
    asksPassword: false,
    pending: null,
    onOrdered: async () => undefined,
  },
} satisfies Meta<typeof CartConfirmView>;
type Story = StoryObj<typeof CartConfirmView>;

export const Discounted: Story = {
  name: "クーポン・ポイント利用",
  args: { confirmation: { ...confirmation, amounts: discountedSums } },
};

export const SocialGift: Story = { name: "ソーシャルギフト", args: { confirmation: giftConfirmation } };

const gift = { packed: weddingParcel, path: paths.cartGift({ key: "p1", from: "confirm" }), caution: null };
/** The delivery in two parcels, of which the first is a gift. */
const parted = confirmation.deliveries.map((delivery) => ({
  ...delivery,
  parcels: [
    { contents: [{ name: "青磁の飯碗 大", quantity: 2 }], when: "常温：2026.11.25(水) 14時〜16時", gift },
    { contents: [{ name: "どら焼き 三個", quantity: 1 }], when: "冷蔵：2026.11.26(木) 午前中", gift: null },
  ],
  note: copy.wishedOncePaid,
}));
export const Gift: Story = {
  name: "ギフト",
  args: {
    confirmation: {
      ...confirmation,
      deliveries: confirmation.deliveries.map((delivery) => ({
        ...delivery,
        parcels: delivery.parcels.map((parcel) => ({ ...parcel, gift })),
      })),
    },
  },
};

export const Parted: Story = {
  name: "お荷物が2つ",
  args: { confirmation: { ...confirmation, deliveries: parted } },
};

export const Plain: Story = { name: "通常" };
export const TwoDestinations: Story = {
  name: "お届け先が2件",
  args: { confirmation: { ...confirmation, deliveries: [...confirmation.deliveries, otherDelivery] } },
};
export const OtherSender: Story = { name: "ご依頼主が別の方", args: { cart: { ...cart, sender } } };
export const Ordering: Story = { name: "注文中", args: { isOrdering: true } };
export const Failed: Story = {
  name: "在庫切れ",
  args: { errorText: "「青磁の飯碗 大」の在庫が不足しています。数量をご確認ください。" },
};
export const WithMessages: Story = {
  name: "お店からのお知らせ",
  args: {
    messages: [
      messageWith("cart-confirm-1", "<p>お届け先をもう一度お確かめください。発送後の変更は承れません。</p>"),
      messageWith("cart-confirm-2", "<p>ご注文の確定後、確認のメールをお送りします。</p>"),
    ],
  },
};
export const Loading: Story = { name: "読込中", args: { cart: null } };
