import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageMessage } from "#ui/elements/page-message/page-message";

export default {
  title: "要素/ページのお知らせ",
  component: PageMessage,
  args: {
    code: "caution",
    updatedAt: "2026-11-20T00:00:00+09:00",
    onDismissed: () => undefined,
    html: "<p>年末年始（12月29日〜1月4日）は、発送業務をお休みいたします。</p>",
  },
} satisfies Meta<typeof PageMessage>;
type Story = StoryObj<typeof PageMessage>;

export const Plain: Story = { name: "通常" };
