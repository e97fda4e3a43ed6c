import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileButton } from "#ui/elements/file-button/file-button";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/ファイル選択",
  component: FileButton,
  tags: ["autodocs"],
  argTypes: {
    children: { description: "何を選ぶかを書きます。", control: "text" },
    icon: { description: "文字の前の印。何も渡さなければ「＋」です。", control: false },
    accept: {
      description: "選べるファイルの種類。選べる形式と大きさの上限は、そばの文にも書きます。",
      control: "text",
    },
    multiple: { description: "二つ以上を一度に選べるか。", control: "boolean" },
    onChosen: { description: "選んだファイル。同じファイルを続けて選んでも呼ばれます。", control: false },
  },
  parameters: usage("端末のファイルを選ぶボタンです。選んだファイルの名前や写真は、ボタンの外に並べて見せます。"),
} satisfies Meta<typeof FileButton>;
type Story = StoryObj<typeof FileButton>;

export const Plain: Story = {
  name: "通常",
  args: { children: "ファイルを選ぶ", accept: "image/png", onChosen: () => undefined },
};
