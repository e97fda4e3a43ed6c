import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { QuantityField } from "#ui/elements/quantity-field/quantity-field";

export default {
  title: "要素/入力欄/数量",
  component: QuantityField,
  args: { id: "quantity", value: 1, max: 10, onChange: () => undefined },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <QuantityField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof QuantityField>;
type Story = StoryObj<typeof QuantityField>;

export const Plain: Story = { name: "通常", args: { showLabel: true } };
export const Few: Story = { name: "上限", args: { value: 3, max: 3, help: "残り3点です" } };
export const Disabled: Story = { name: "使えない", args: { disabled: true } };
