import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { SelectField } from "#ui/elements/select-field/select-field";

export default {
  title: "要素/入力欄/選択",
  component: SelectField,
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
} satisfies Meta<typeof SelectField>;
type Story = StoryObj<typeof SelectField>;

export const Plain: Story = { name: "通常", args: { required: true, width: "m" } };
export const Failing: Story = {
  name: "エラー",
  args: { required: true, error: "都道府県を選択してください", width: "m" },
};
