import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { TextArea } from "#ui/elements/text-area/text-area";

export default {
  title: "要素/入力欄/複数行",
  component: TextArea,
  args: { id: "field", label: "ご要望・備考", value: "", onChange: () => undefined },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextArea>;
type Story = StoryObj<typeof TextArea>;

export const Counted: Story = { name: "文字数", args: { value: "お世話になります🎁", max: 200 } };
export const Plain: Story = {
  name: "通常",
  args: { help: "配送についてのご要望は、お届け先の画面でご指定ください。" },
};
