import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { TextField } from "#ui/elements/text-field/text-field";

export default {
  title: "要素/入力欄/一行",
  component: TextField,
  args: { id: "field", label: "メールアドレス", value: "", onChange: () => undefined },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TextField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextField>;
type Story = StoryObj<typeof TextField>;

export const Plain: Story = { name: "通常", args: { type: "email", autoComplete: "email", width: "l" } };
export const Required: Story = {
  name: "必須・補足",
  args: {
    label: "郵便番号",
    required: true,
    help: "7桁の番号。ハイフンは省略できます。",
    placeholder: "1234567",
    width: "s",
    inputMode: "numeric",
  },
};
export const Failing: Story = {
  name: "エラー",
  args: { label: "セイ", required: true, value: "やまだ", error: "セイは全角カタカナで入力してください", width: "m" },
};
export const Disabled: Story = {
  name: "変更できない",
  args: { label: "ログインID", value: "yamada", disabled: true, width: "m" },
};
