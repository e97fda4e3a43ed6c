import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cursor } from "#ui/elements/cursor/cursor";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/カーソル",
  component: Cursor,
  tags: ["autodocs"],
  argTypes: {
    size: { description: "点の直径（px）。", control: "number" },
    frame: {
      description: "一こまごとに、マウスまでの残りの道のりをどれだけ進むか。大きいほど速くついていきます。",
      control: "number",
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: "20rem" }}>
        <p>マウスを動かすと、点が少し遅れてついてきます。</p>
        <Story />
      </div>
    ),
  ],
  parameters: usage(
    "マウスの後を追う飾りの点です。操作を受けず、読み上げもしません。テーマの雰囲気に必要なときだけ使います。指で触れる画面と、動きを減らす設定では現れません。",
  ),
} satisfies Meta<typeof Cursor>;
type Story = StoryObj<typeof Cursor>;

export const Plain: Story = { name: "通常" };
export const Large: Story = { name: "大きく、速く", args: { size: 24, frame: 0.4 } };
