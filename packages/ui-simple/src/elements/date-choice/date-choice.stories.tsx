import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { DateChoice } from "#ui/elements/date-choice/date-choice";

export default {
  title: "要素/入力欄/お届け日",
  component: DateChoice,
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
} satisfies Meta<typeof DateChoice>;
type Story = StoryObj<typeof DateChoice>;

export const Plain: Story = { name: "通常" };
