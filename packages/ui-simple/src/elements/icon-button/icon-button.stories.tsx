import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconButton } from "#ui/elements/icon-button/icon-button";

export default { title: "要素/アイコンボタン", component: IconButton } satisfies Meta<typeof IconButton>;
type Story = StoryObj<typeof IconButton>;

export const Plain: Story = { name: "通常", args: { icon: "close", label: "閉じる" } };
export const Pressed: Story = {
  name: "選択中",
  args: { icon: "heart-filled", label: "お気に入りから外す" },
};
