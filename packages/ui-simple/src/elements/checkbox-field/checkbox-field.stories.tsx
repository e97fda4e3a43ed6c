import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { CheckboxField } from "#ui/elements/checkbox-field/checkbox-field";
import { fieldArgTypes } from "#ui/stories/field-controls.fixture";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/入力欄/チェック",
  component: CheckboxField,
  tags: ["autodocs"],
  argTypes: {
    ...fieldArgTypes,
    checked: {
      description: "選ばれているか。同意や配信の希望を、初めから選んだ状態にはしません。",
      control: "boolean",
    },
    disabled: { description: "変更できないとき。理由を`help`に書きます。", control: "boolean" },
  },
  args: { id: "field", label: "この住所をアドレス帳に登録する", checked: false, onChange: () => undefined },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked);
    return <CheckboxField {...args} checked={checked} onChange={setChecked} />;
  },
  parameters: usage(
    "はい・いいえを一つだけ尋ねる欄です。文は「〜する」の形にし、選ぶと何が起きるかがわかるように書きます。二つから選ばせるときは`RadioGroup`を使います。",
  ),
} satisfies Meta<typeof CheckboxField>;
type Story = StoryObj<typeof CheckboxField>;

export const Plain: Story = { name: "通常" };
export const Checked: Story = { name: "選択中", args: { checked: true } };
export const Failing: Story = {
  name: "エラー",
  args: { label: "利用規約に同意する", required: true, error: "利用規約への同意が必要です" },
};
