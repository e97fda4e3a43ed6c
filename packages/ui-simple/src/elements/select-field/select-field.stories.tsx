import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { SelectField } from "#ui/elements/select-field/select-field";
import { fieldArgTypes } from "#ui/stories/field-controls.fixture";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/入力欄/選択",
  component: SelectField,
  tags: ["autodocs"],
  argTypes: {
    ...fieldArgTypes,
    value: { description: "選んだ値。", control: "text" },
    options: { description: "選択肢。探しやすい順（五十音、北から南、小さい順）に並べます。", control: false },
    emptyLabel: {
      description: "先頭の空の選択肢。必須なら「選択してください」、任意なら「指定なし」。",
      control: "text",
    },
    width: { description: "中身の長さに合わせます。", control: "select", options: ["s", "m", "l"] },
    disabled: { description: "変更できないとき。理由を`help`に書きます。", control: "boolean" },
  },
  args: {
    id: "field",
    label: "都道府県",
    value: "",
    width: "s",
    emptyLabel: "選択してください",
    options: ["北海道", "東京都", "京都府", "沖縄県"].map((value) => ({ value, label: value })),
    onChange: () => undefined,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SelectField {...args} value={value} onChange={setValue} />;
  },
  parameters: usage(
    "選択肢が多いときの選択欄です。端末の標準の一覧が開きます。七つほどまでなら、すべて見える`RadioGroup`を使います。",
  ),
} satisfies Meta<typeof SelectField>;
type Story = StoryObj<typeof SelectField>;

export const Plain: Story = { name: "通常", args: { required: true, width: "m" } };
export const Failing: Story = {
  name: "エラー",
  args: { required: true, error: "都道府県を選択してください", width: "m" },
};
