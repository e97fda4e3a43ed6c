import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { TextField } from "#ui/elements/text-field/text-field";
import { fieldArgTypes } from "#ui/stories/field-controls.fixture";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/入力欄/一行",
  component: TextField,
  tags: ["autodocs"],
  argTypes: {
    ...fieldArgTypes,
    value: { description: "入力した文字。", control: "text" },
    type: {
      description: "端末に合う入力の種類。",
      control: "select",
      options: ["text", "email", "tel", "search", "date"],
    },
    inputMode: {
      description: "スマートフォンで開くキーボード。番号には`numeric`を使います。",
      control: "select",
      options: ["text", "numeric", "decimal", "tel", "email"],
    },
    autoComplete: { description: "端末の自動入力の名前。お客さまの情報には必ず付けます。", control: "text" },
    placeholder: { description: "入力の例だけ。説明や名前の代わりにはしません。", control: "text" },
    width: {
      description: "求める長さに合わせます。郵便番号は`s`、氏名は`m`、メールアドレスは`l`。",
      control: "select",
      options: ["s", "m", "l"],
    },
    suffix: { description: "後ろに置く単位やボタン。", control: false },
    disabled: { description: "変更できないとき。理由を`help`に書きます。", control: "boolean" },
  },
  args: { id: "field", label: "メールアドレス", value: "", onChange: () => undefined },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TextField {...args} value={value} onChange={setValue} />;
  },
  parameters: usage(
    "一行の入力欄です。全角でも半角でも、ハイフンがあってもなくても受け取り、送るときにそろえます。エラーは欄を離れたときに示し、書き直し始めたら消します。",
  ),
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
