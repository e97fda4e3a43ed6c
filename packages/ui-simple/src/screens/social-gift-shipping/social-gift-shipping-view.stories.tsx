import { addressFields } from "@noren/validation/fields/address";
import { emptyValues } from "@noren/validation/form-values";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { SocialGiftShippingView } from "#ui/screens/social-gift-shipping/social-gift-shipping-view";
import { inCheckout } from "#ui/stories/in-frame";
import { addressValues, findAddresses, prefectures } from "#ui/stories/person.fixture";
import { contact } from "#ui/stories/shop.fixture";
import { receivedGift } from "#ui/stories/social-gift.fixture";

export default {
  title: "画面/ギフトの受け取り/お届け先",
  component: SocialGiftShippingView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    status: "ready",
    gift: receivedGift,
    values: emptyValues(addressFields),
    prefectures,
    findAddresses,
    failureText: null,
    contact,
    onRetried: () => undefined,
    onSubmitted: async () => undefined,
    onDeclined: async () => undefined,
  },
} satisfies Meta<typeof SocialGiftShippingView>;
type Story = StoryObj<typeof SocialGiftShippingView>;

export const Ready: Story = { name: "通常" };
export const NoMessage: Story = {
  name: "メッセージなし・入力済み",
  args: { gift: { ...receivedGift, message: null }, values: addressValues },
};
export const Failing: Story = {
  name: "不備",
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>("main button[type=submit]")?.click(),
};
export const Declining: Story = {
  name: "辞退の確認",
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "このギフトを辞退する" }));
  },
};
export const Declined: Story = { name: "辞退済み", args: { status: "declined", gift: null } };
export const Unavailable: Story = { name: "無効なリンク", args: { status: "unavailable", gift: null } };
export const Unreachable: Story = {
  name: "失敗",
  args: { status: "failed", gift: null, failureText: "通信に失敗しました。もう一度お試しください。" },
};
export const Loading: Story = { name: "読込中", args: { status: "loading", gift: null } };
