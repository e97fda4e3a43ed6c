import type { Meta, StoryObj } from "@storybook/react-vite";
import { Price, ReducedRateLegend } from "#ui/elements/price/price";

export default { title: "要素/価格", component: Price, args: { value: 11000 } } satisfies Meta<typeof Price>;
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
