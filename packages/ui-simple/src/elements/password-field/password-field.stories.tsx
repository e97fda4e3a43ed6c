import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { PasswordField } from "#ui/elements/password-field/password-field";
import { fieldArgTypes } from "#ui/stories/field-controls.fixture";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/入力欄/パスワード",
  component: PasswordField,
  tags: ["autodocs"],
  argTypes: {
    ...fieldArgTypes,
    autoComplete: {
      description: "ログインは`current-password`、登録と変更は`new-password`。端末の保存と提案が正しく働きます。",
      control: "select",
      options: ["current-password", "new-password"],
    },
  },
  args: {
    id: "field",
    label: "パスワード",
    required: true,
    value: "",
    autoComplete: "new-password",
    help: "8文字以上。半角の英字と数字を、どちらも含めてください。記号は「-」「_」「.」が使えます。",
    onChange: () => undefined,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <PasswordField {...args} value={value} onChange={setValue} />;
  },
  parameters: usage(
    "パスワードの欄です。「表示」で文字を確かめられるので、確認のための二つ目の欄は置きません。使える文字と長さは、入力の前に`help`で示します。",
  ),
} satisfies Meta<typeof PasswordField>;
type Story = StoryObj<typeof PasswordField>;

export const Plain: Story = { name: "新規" };
