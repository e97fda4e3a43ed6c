import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileButton } from "#ui/elements/file-button/file-button";

export default { title: "要素/ファイル選択", component: FileButton } satisfies Meta<typeof FileButton>;
type Story = StoryObj<typeof FileButton>;

export const Plain: Story = {
  name: "通常",
  args: { children: "ファイルを選ぶ", accept: "image/png", onChosen: () => undefined },
};
