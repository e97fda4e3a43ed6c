import type { Meta, StoryObj } from "@storybook/react-vite";
import { order } from "#ui/stories/order.fixture";
import { Again } from "./again.tsx";

export default {
  title: "gen/前回の注文",
  component: Again,
  globals: { theme: "gen" },
  args: { isGuest: false, last: order, reorder: { isBusy: false, onReordered: () => undefined } },
} satisfies Meta<typeof Again>;
type Story = StoryObj<typeof Again>;

export const Member: Story = { name: "会員" };
export const NoOrder: Story = { name: "まだ注文がない", args: { last: null } };
export const Guest: Story = { name: "ゲスト", args: { isGuest: true, last: null } };
