import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { CheckboxField } from "#ui/elements/checkbox-field/checkbox-field";

export default {
  title: "要素/入力欄/チェック",
  component: CheckboxField,
  args: { id: "field", label: "この住所をアドレス帳に登録する", checked: false, onChange: () => undefined },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked);
    return <CheckboxField {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof CheckboxField>;
type Story = StoryObj<typeof CheckboxField>;

export const Plain: Story = { name: "通常" };
export const Checked: Story = { name: "選択中", args: { checked: true } };
export const Failing: Story = {
  name: "エラー",
  args: { label: "利用規約に同意する", required: true, error: "利用規約への同意が必要です" },
};
