import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageMessages } from "#ui/slots/page-messages/page-messages";
import { messageWith } from "#ui/stories/cart.fixture";

export default {
  title: "部品/全ページのお知らせ",
  component: PageMessages,
  args: { messages: [messageWith("caution", "<p>土日祝日のお問い合わせは、翌営業日にご案内いたします。</p>")] },
} satisfies Meta<typeof PageMessages>;
type Story = StoryObj<typeof PageMessages>;

export const Plain: Story = { name: "通常" };
