import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { TextArea } from "#ui/elements/text-area/text-area";
import { fieldArgTypes } from "#ui/stories/field-controls.fixture";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/入力欄/複数行",
  component: TextArea,
  tags: ["autodocs"],
  argTypes: {
    ...fieldArgTypes,
    value: { description: "入力した文。", control: "text" },
    rows: { description: "初めの行数。求める長さに合わせます。", control: "number" },
    max: {
      description: "入力できる文字数。入力した数とともに下に示します。絵文字も一文字と数えます。",
      control: "number",
    },
    placeholder: { description: "入力の例。", control: "text" },
    disabled: { description: "変更できないとき。理由を`help`に書きます。", control: "boolean" },
  },
  args: { id: "field", label: "ご要望・備考", value: "", onChange: () => undefined },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
  parameters: usage("二行以上の文を書いてもらう欄です。名前や住所のように一行で足りるものには`TextField`を使います。"),
} satisfies Meta<typeof TextArea>;
type Story = StoryObj<typeof TextArea>;

export const Counted: Story = { name: "文字数", args: { value: "お世話になります🎁", max: 200 } };
export const Plain: Story = {
  name: "通常",
  args: { help: "配送についてのご要望は、お届け先の画面でご指定ください。" },
};
