import type { Meta, StoryObj } from "@storybook/react-vite";
import { Price, ReducedRateLegend } from "#ui/elements/price/price";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/価格",
  component: Price,
  tags: ["autodocs"],
  args: { value: 11000 },
  argTypes: {
    value: { description: "税込の円。総額表示が義務なので、税抜だけでは見せません。", control: "number" },
    before: { description: "値下げ前の税込の円。実際に売っていた価格だけを使います。", control: "number" },
    taxRate: {
      description: "8は軽減税率。「※」が付くので、ページに`ReducedRateLegend`を一度置きます。",
      control: "select",
      options: [8, 10],
    },
    from: { description: "種類によって価格が違い、これが最も安いとき。「〜」が付きます。", control: "boolean" },
    withoutTax: { description: "税抜の円。税込より小さく添えます。", control: "number" },
    size: { description: "一覧は`m`、商品のページは`l`、狭い行は`s`。", control: "select", options: ["s", "m", "l"] },
    bare: { description: "「(税込)」を省きます。見出しが税込と言っている合計の表だけで使います。", control: "boolean" },
  },
  parameters: usage(
    "税込の価格です。桁区切りと単位、値下げの読み上げまで含みます。価格を文字で直に書かず、必ずこの部品を使います。",
  ),
} satisfies Meta<typeof Price>;
type Story = StoryObj<typeof Price>;

export const Plain: Story = { name: "税込" };
export const Large: Story = { name: "大・税抜つき", args: { size: "l", withoutTax: 10000 } };
export const Cut: Story = { name: "値下げ", args: { before: 13200 } };
export const LargeCut: Story = { name: "大・値下げ", args: { before: 13200, size: "l" } };
export const From: Story = { name: "最低価格", args: { from: true } };
export const Reduced: Story = {
  name: "軽減税率",
  args: { value: 1296, taxRate: 8 },
  render: (args) => (
    <>
      <p>
        <Price {...args} />
      </p>
      <ReducedRateLegend />
    </>
  ),
};
