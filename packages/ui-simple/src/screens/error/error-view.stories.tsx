import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorView } from "#ui/screens/error/error-view";
import { contact } from "#ui/stories/shop.fixture";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/エラー",
  component: ErrorView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: { contact },
} satisfies Meta<typeof ErrorView>;
type Story = StoryObj<typeof ErrorView>;

export const Plain: Story = { name: "通常" };
