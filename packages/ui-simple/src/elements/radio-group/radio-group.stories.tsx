import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { RadioGroup } from "#ui/elements/radio-group/radio-group";
import { bankTransfer } from "#ui/stories/cart.fixture";
import { fieldArgTypes } from "#ui/stories/field-controls.fixture";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/入力欄/ラジオ",
  component: RadioGroup,
  tags: ["autodocs"],
  argTypes: {
    ...fieldArgTypes,
    value: { description: "選んだ値。空のときは未選択です。", control: "text" },
    options: { description: "選択肢。選べないものも残し、理由を`help`に書きます。", control: false },
    look: {
      description: "`card`は説明のある選択肢、`inline`は短い言葉、`chip`はサイズなどの値、`list`はそのほかに使います。",
      control: "select",
      options: ["list", "card", "inline", "chip"],
    },
  },
  args: { id: "field", name: "choice", label: "性別", value: "", options: [], onChange: () => undefined },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
  parameters: usage("すべて見せて、一つを選んでもらいます。選択肢が七つほどを超えるときは`SelectField`を使います。"),
} satisfies Meta<typeof RadioGroup>;
type Story = StoryObj<typeof RadioGroup>;

export const Inline: Story = {
  name: "横並び",
  args: {
    look: "inline",
    options: ["女性", "男性", "その他", "回答しない"].map((label) => ({ value: label, label })),
  },
};
export const Cards: Story = {
  name: "カード",
  args: {
    label: "お支払い方法",
    required: true,
    value: "1",
    look: "card",
    options: [
      { value: "1", label: bankTransfer.name, help: bankTransfer.description },
      {
        value: "4",
        label: "代金引換",
        aside: "手数料 330円(税込)",
        help: "商品と引き換えに、配達員へお支払いください。",
      },
      { value: "2", label: "請求書払い（後払い）", disabled: true, help: "会員の方がお選びいただけます。" },
    ],
  },
};
export const Below: Story = {
  name: "選択した項目の入力欄",
  args: {
    ...Cards.args,
    options: (Cards.args?.options ?? []).map((option) => ({ ...option, below: `${option.value}の入力欄` })),
  },
};
export const Chips: Story = {
  name: "サイズ",
  args: {
    label: "サイズ",
    value: "M",
    look: "chip",
    options: [
      { value: "S", label: "S" },
      { value: "M", label: "M" },
      { value: "L", label: "L" },
      { value: "LL", label: "LL", disabled: true },
    ],
  },
};
export const Failing: Story = {
  name: "エラー",
  args: { ...Cards.args, value: "", error: "お支払い方法を選択してください" },
};
