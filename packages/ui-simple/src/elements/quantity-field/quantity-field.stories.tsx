import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { QuantityField } from "#ui/elements/quantity-field/quantity-field";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/入力欄/数量",
  component: QuantityField,
  tags: ["autodocs"],
  argTypes: {
    value: { description: "いまの数。", control: "number" },
    min: { description: "最小の数。", control: "number" },
    max: { description: "最大の数。在庫か、一度に買える数のうち小さいほうです。", control: "number" },
    limit: { description: "それ以上増やせない理由。文で書きます。", control: "text" },
    label: { description: "商品が並ぶ画面では、商品名を添えて区別します。", control: "text" },
    showLabel: { description: "名前を画面にも出すか。", control: "boolean" },
    help: { description: "残りの数など。", control: "text" },
    error: { description: "エラーの文。", control: "text" },
    disabled: { description: "売り切れなど、変えられないとき。", control: "boolean" },
  },
  args: { id: "quantity", value: 1, max: 10, onChange: () => undefined },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <QuantityField {...args} value={value} onChange={setValue} />;
  },
  parameters: usage(
    "数量の欄です。ボタン、入力、矢印キーのどれでも変えられます。上限を超えた数は欄を離れるときに直し、理由を伝えます。",
  ),
} satisfies Meta<typeof QuantityField>;
type Story = StoryObj<typeof QuantityField>;

export const Plain: Story = { name: "通常", args: { showLabel: true } };
export const Few: Story = { name: "上限", args: { value: 3, max: 3, help: "残り3点です" } };
export const Disabled: Story = { name: "使えない", args: { disabled: true } };
