import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { DateChoice } from "#ui/elements/date-choice/date-choice";
import { fieldArgTypes } from "#ui/stories/field-controls.fixture";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/入力欄/お届け日",
  component: DateChoice,
  tags: ["autodocs"],
  argTypes: {
    ...fieldArgTypes,
    dates: { description: "選べる日。お届けできない日は含めません。", control: false },
    value: { description: "選んだ日。空のときは「指定なし」です。", control: "text" },
  },
  args: {
    id: "field",
    label: "お届け希望日",
    value: "",
    dates: ["2026-11-24", "2026-11-25", "2026-11-26"],
    help: "最短のお届け日は11月24日です。",
    onChange: () => undefined,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <DateChoice {...args} value={value} onChange={setValue} />;
  },
  parameters: usage(
    "お届けできる日だけを並べた選択欄です。選んだ日がお届けできなくなっても、お客さまが選び直すまで一覧に残します。",
  ),
} satisfies Meta<typeof DateChoice>;
type Story = StoryObj<typeof DateChoice>;

export const Plain: Story = { name: "通常" };
