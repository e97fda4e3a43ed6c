import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { PasswordField } from "#ui/elements/password-field/password-field";

export default {
  title: "要素/入力欄/パスワード",
  component: PasswordField,
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
} satisfies Meta<typeof PasswordField>;
type Story = StoryObj<typeof PasswordField>;

export const Plain: Story = { name: "新規" };
