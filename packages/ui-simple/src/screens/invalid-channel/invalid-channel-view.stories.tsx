import type { Meta, StoryObj } from "@storybook/react-vite";
import { InvalidChannelView } from "#ui/screens/invalid-channel/invalid-channel-view";
import { inBareLayout } from "#ui/stories/in-frame";

export default {
  title: "画面/存在しないお店",
  component: InvalidChannelView,
  parameters: { layout: "fullscreen" },
  decorators: [inBareLayout],
  args: {},
} satisfies Meta<typeof InvalidChannelView>;
type Story = StoryObj<typeof InvalidChannelView>;

export const Plain: Story = { name: "通常" };
