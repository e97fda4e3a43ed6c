import type { Meta, StoryObj } from "@storybook/react-vite";
import { SocialGiftCompleteView } from "#ui/screens/social-gift-complete/social-gift-complete-view";
import { inCheckout } from "#ui/stories/in-frame";
import { contact } from "#ui/stories/shop.fixture";
import { receivedGift } from "#ui/stories/social-gift.fixture";

export default {
  title: "画面/ギフトの受け取り/完了",
  component: SocialGiftCompleteView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    gift: { ...receivedGift, orderNo: "SP-20261120-0001" },
    wish: { day: "2026-11-25", slot: "14時〜16時" },
    failureText: null,
    contact,
    onRetried: () => undefined,
  },
} satisfies Meta<typeof SocialGiftCompleteView>;
type Story = StoryObj<typeof SocialGiftCompleteView>;

export const Accepted: Story = { name: "通常" };
export const Reopened: Story = { name: "リンクを開き直したとき", args: { wish: null } };
export const Missing: Story = { name: "手続きなし", args: { gift: "missing", wish: null } };
export const Failed: Story = {
  name: "失敗",
  args: { gift: null, failureText: "通信に失敗しました。もう一度お試しください。" },
};
export const Loading: Story = { name: "読込中", args: { gift: null } };
