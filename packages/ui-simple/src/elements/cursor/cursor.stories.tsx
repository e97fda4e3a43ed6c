import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cursor } from "#ui/elements/cursor/cursor";

export default {
  title: "要素/カーソル",
  component: Cursor,
  decorators: [
    (Story) => (
      <div style={{ minHeight: "20rem" }}>
        <p>マウスを動かすと、点が少し遅れてついてきます。</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Cursor>;
type Story = StoryObj<typeof Cursor>;

export const Plain: Story = { name: "通常" };
export const Large: Story = { name: "大きく、速く", args: { size: 24, frame: 0.4 } };
