import { paths } from "@noren/contract/paths";
import { giftFields, OWN_TITLE } from "@noren/validation/fields/gift";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartGiftView } from "#ui/screens/cart-gift/cart-gift-view";
import {
  condolenceReview,
  condolenceValues,
  emptyReview,
  offers,
  parcel,
  signOffers,
  signReview,
  signValues,
  weddingReview,
  weddingValues,
} from "#ui/stories/gift-composer.fixture";
import { inCheckout } from "#ui/stories/in-frame";

export default {
  title: "画面/購入手続き/ギフト設定",
  component: CartGiftView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    parcel,
    offers,
    nameLetters: 10,
    fieldsFor: () => giftFields,
    review: () => emptyReview,
    withOccasion: (values) => values,
    withTemplate: (_, template) => template,
    isSocialGift: false,
    back: { path: paths.cartShippingDetail(), from: "delivery" },
    onSubmitted: async () => undefined,
    isClearing: false,
    onCleared: () => undefined,
  },
} satisfies Meta<typeof CartGiftView>;
type Story = StoryObj<typeof CartGiftView>;

export const Plain: Story = { name: "未設定" };
export const Wedding: Story = {
  name: "結婚祝い",
  args: {
    parcel: { ...parcel, initialValues: weddingValues, isPacked: true, hasOthers: true },
    review: () => weddingReview,
  },
};
export const Unwrapped: Story = {
  name: "包装なし（のしは箱に直接）",
  args: {
    parcel: { ...parcel, initialValues: { ...weddingValues, wrapping: "" } },
    review: () => ({ ...weddingReview, hasPlacement: false }),
  },
};
export const Condolence: Story = {
  name: "香典返し（慶事用の包装は選べない）",
  args: { parcel: { ...parcel, initialValues: condolenceValues }, review: () => condolenceReview },
};
export const Refused: Story = {
  name: "合わない表書き",
  args: {
    parcel: {
      ...parcel,
      initialValues: { ...weddingValues, title: OWN_TITLE, own_title: "御霊前", name_1: "寿限無寿限無五劫の擦り切れ" },
    },
    review: () => ({
      ...weddingReview,
      titleRefusal:
        "「結婚祝い」には、弔事の表書き「御霊前」をお使いいただけません。「御祝」「御礼」など、慶事の表書きをお選びください。",
    }),
  },
};
export const Sign: Story = {
  name: "立札（のしのない用途）",
  args: { parcel: { ...parcel, initialValues: signValues }, offers: signOffers, review: () => signReview },
};
export const FromConfirm: Story = {
  name: "確認画面から",
  args: { back: { path: paths.cartConfirm(), from: "confirm" } },
};
export const Nothing: Story = { name: "ギフトを承らない店", args: { offers: null } };
export const Loading: Story = { name: "読込中", args: { parcel: null, offers: null } };
