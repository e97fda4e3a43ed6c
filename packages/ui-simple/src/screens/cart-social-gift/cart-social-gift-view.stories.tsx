import { paths } from "@noren/contract/paths";
import { socialGiftFields } from "@noren/validation/fields/gift";
import { emptyValues } from "@noren/validation/form-values";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartSocialGiftView } from "#ui/screens/cart-social-gift/cart-social-gift-view";
import { cartSums, openSums } from "#ui/stories/cart.fixture";
import { weddingParcel } from "#ui/stories/gift.fixture";
import { inCheckout } from "#ui/stories/in-frame";

export default {
  title: "画面/購入手続き/住所を知らない方へ贈る",
  component: CartSocialGiftView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    values: emptyValues(socialGiftFields),
    sums: { ...openSums, carriage: "flat" },
    packed: null,
    carriage: 880,
    days: 14,
    replacesDestinations: false,
    isGift: false,
    isUndoing: false,
    backPath: paths.cart(),
    onSubmitted: async () => undefined,
    onUndone: () => undefined,
  },
} satisfies Meta<typeof CartSocialGiftView>;
type Story = StoryObj<typeof CartSocialGiftView>;

export const Empty: Story = { name: "通常" };
export const Replacing: Story = { name: "お届け先を取り消すとき", args: { replacesDestinations: true } };
export const Chosen: Story = {
  name: "変更",
  args: {
    isGift: true,
    packed: weddingParcel,
    sums: cartSums,
    values: {
      receiver_name: "美咲",
      sender_name: "花子",
      message: "お誕生日おめでとう。\nこれでゆっくりお茶の時間を過ごしてね。",
      packing: "without",
    },
  },
};
export const Failing: Story = {
  name: "不備",
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>("main button[type=submit]")?.click(),
};
export const Loading: Story = { name: "読込中", args: { values: null, sums: null } };
