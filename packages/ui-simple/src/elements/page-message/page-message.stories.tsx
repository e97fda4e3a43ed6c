import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/ページのお知らせ",
  component: PageMessage,
  tags: ["autodocs"],
  argTypes: {
    code: { description: "お知らせの種類。ページごとに決まっています。", control: false },
    html: { description: "お店が書いた文。", control: "text" },
    updatedAt: {
      description: "お店が最後に書き換えた日時。書き換えると、閉じた人にももう一度表示します。",
      control: "text",
    },
    onDismissed: { description: "「閉じる」を押したとき。", control: false },
  },
  args: {
    code: "caution",
    updatedAt: "2026-11-20T00:00:00+09:00",
    onDismissed: () => undefined,
    html: "<p>年末年始（12月29日〜1月4日）は、発送業務をお休みいたします。</p>",
  },
  parameters: usage(
    "お店がページごとに出すお知らせです。休業や配送の遅れなど、買う前に知ってほしいことに使います。操作の結果は`Notice`か`Toast`で伝えます。",
  ),
} satisfies Meta<typeof PageMessage>;
type Story = StoryObj<typeof PageMessage>;

export const Plain: Story = { name: "通常" };
