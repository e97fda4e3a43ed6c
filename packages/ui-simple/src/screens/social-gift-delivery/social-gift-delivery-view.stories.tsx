import { paths } from "@noren/contract/paths";
import { deliveryWishFields } from "@noren/validation/fields/cart";
import { emptyValues } from "@noren/validation/form-values";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { SocialGiftDeliveryView } from "#ui/screens/social-gift-delivery/social-gift-delivery-view";
import { inCheckout } from "#ui/stories/in-frame";
import { giftDestination } from "#ui/stories/social-gift.fixture";

export default {
  title: "画面/ギフトの受け取り/お届け日時",
  component: SocialGiftDeliveryView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    destination: giftDestination,
    choices: {
      dates: ["2026-11-24", "2026-11-25", "2026-11-26"],
      timeSlots: [
        { value: "am", label: "午前中" },
        { value: "14-16", label: "14時〜16時" },
      ],
      note: null,
    },
    values: emptyValues(deliveryWishFields),
    failureText: null,
    backPath: paths.socialGiftShipping({}),
    onRetried: () => undefined,
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof SocialGiftDeliveryView>;
type Story = StoryObj<typeof SocialGiftDeliveryView>;

export const Ready: Story = { name: "通常" };
export const Refused: Story = {
  name: "日時の変更が必要",
  args: {
    onSubmitted: async () => ({ message: "ご指定のお届け日時は選択できません。別の日時をお選びください。" }),
  },
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>("main button[type=submit]")?.click(),
};
export const Failed: Story = {
  name: "失敗",
  args: { choices: null, failureText: "通信に失敗しました。もう一度お試しください。" },
};
export const Loading: Story = { name: "読込中", args: { choices: null } };
