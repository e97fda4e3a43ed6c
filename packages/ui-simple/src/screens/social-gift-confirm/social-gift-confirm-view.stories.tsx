import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { socialGiftConfirmCopy } from "#ui/screens/social-gift-confirm/social-gift-confirm.copy";
import { SocialGiftConfirmView } from "#ui/screens/social-gift-confirm/social-gift-confirm-view";
import { inCheckout } from "#ui/stories/in-frame";
import { giftDestination, receivedGift } from "#ui/stories/social-gift.fixture";

export default {
  title: "画面/ギフトの受け取り/確認",
  component: SocialGiftConfirmView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    gift: { destination: giftDestination, wish: { day: "2026-11-25", slot: "14時〜16時" } },
    firstDay: "2026-11-24",
    products: receivedGift.products,
    editPaths: { destination: paths.socialGiftShipping({}), delivery: paths.socialGiftDelivery() },
    isAccepting: false,
    errorText: null,
    onAccepted: () => undefined,
  },
} satisfies Meta<typeof SocialGiftConfirmView>;
type Story = StoryObj<typeof SocialGiftConfirmView>;

export const Ready: Story = { name: "通常" };
export const AnyTime: Story = {
  name: "日時の指定なし",
  args: { gift: { destination: giftDestination, wish: { day: null, slot: null } } },
};
export const Accepting: Story = { name: "送信中", args: { isAccepting: true } };
export const Failed: Story = { name: "失敗", args: { errorText: socialGiftConfirmCopy.unsure } };
export const Loading: Story = { name: "読込中", args: { gift: null } };
