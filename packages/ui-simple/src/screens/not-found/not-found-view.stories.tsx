import type { Meta, StoryObj } from "@storybook/react-vite";
import { NotFoundView } from "#ui/screens/not-found/not-found-view";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/見つからない",
  component: NotFoundView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {},
} satisfies Meta<typeof NotFoundView>;
type Story = StoryObj<typeof NotFoundView>;

export const Plain: Story = { name: "通常" };
