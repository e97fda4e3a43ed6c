import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { SocialGiftView } from "#ui/screens/social-gift/social-gift-view";
import { inCheckout } from "#ui/stories/in-frame";

export default {
  title: "画面/ギフトの受け取り/ご案内",
  component: SocialGiftView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: { next: null, homePath: paths.home() },
} satisfies Meta<typeof SocialGiftView>;
type Story = StoryObj<typeof SocialGiftView>;

export const Plain: Story = { name: "リンクなし" };
export const Started: Story = {
  name: "手続きの途中",
  args: { next: { path: paths.socialGiftDelivery(), isDone: false } },
};
export const Done: Story = {
  name: "手続き済み",
  args: { next: { path: paths.socialGiftComplete({}), isDone: true } },
};
