import type { Meta, StoryObj } from "@storybook/react-vite";
import { Steps } from "#ui/elements/steps/steps";

export default {
  title: "要素/手続きの段階",
  component: Steps,
  args: { steps: ["カート", "お届け先", "お支払い", "確認", "完了"] },
} satisfies Meta<typeof Steps>;
type Story = StoryObj<typeof Steps>;

export const Second: Story = { name: "お届け先", args: { current: 1 } };
export const Last: Story = { name: "完了", args: { current: 4 } };
