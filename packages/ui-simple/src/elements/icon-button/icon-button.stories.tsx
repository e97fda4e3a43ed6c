import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconButton } from "#ui/elements/icon-button/icon-button";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/アイコンボタン",
  component: IconButton,
  tags: ["autodocs"],
  argTypes: {
    icon: {
      description: "意味が広く知られている印だけを使います。",
      control: "select",
      options: ["close", "heart", "heart-filled", "search", "trash"],
    },
    label: { description: "読み上げとツールチップの文字。操作を動詞で書きます。", control: "text" },
    size: { description: "印の大きさ（px）。押せる範囲はどちらも44pxです。", control: "select", options: [20, 24] },
  },
  parameters: usage(
    "印だけのボタンです。閉じる、お気に入りなど、印だけで伝わる操作に限ります。伝わりにくい操作は、文字のある`Button`にします。",
  ),
} satisfies Meta<typeof IconButton>;
type Story = StoryObj<typeof IconButton>;

export const Plain: Story = { name: "通常", args: { icon: "close", label: "閉じる" } };
export const Pressed: Story = {
  name: "選択中",
  args: { icon: "heart-filled", label: "お気に入りから外す" },
};
