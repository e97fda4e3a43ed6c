import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ContactCompleteView } from "#ui/screens/contact-complete/contact-complete-view";
import { messageWith } from "#ui/stories/cart.fixture";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/お問い合わせの完了",
  component: ContactCompleteView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    inquiryKey: "7K3F9QXA2M",
    messages: [messageWith("contact-complete", "<p>二営業日以内にお返事いたします。</p>")],
    homePath: paths.home(),
    historyPath: null,
  },
} satisfies Meta<typeof ContactCompleteView>;
type Story = StoryObj<typeof ContactCompleteView>;

export const Guest: Story = { name: "ゲスト" };
export const Member: Story = { name: "会員", args: { historyPath: paths.inquiryHistory() } };
export const Loading: Story = { name: "読込中", args: { inquiryKey: null } };
