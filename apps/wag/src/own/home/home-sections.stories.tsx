import type { Meta, StoryObj } from "@storybook/react-vite";
import { generalShop } from "#ui/stories/home.fixture";
import { sweets } from "../sweets.fixture.ts";
import { Gifts } from "./gifts.tsx";
import { inHome } from "./in-home.tsx";
import { KeepingTable } from "./keeping-table.tsx";
import { NextCounters } from "./next-counters.tsx";
import { Today } from "./today.tsx";

export default {
  title: "wag/ホームの部品",
  component: Today,
  globals: { theme: "wag" },
  parameters: { layout: "fullscreen" },
  args: { products: sweets, today: "2026-11-26" },
  decorators: [inHome],
} satisfies Meta<typeof Today>;
type Story = StoryObj<typeof Today>;

export const Winter: Story = { name: "今日の一菓" };
export const OtherTerm: Story = { name: "今日の一菓 節気のお菓子がない", args: { today: "2026-07-25" } };
export const Next: Story = { name: "次の棚", render: (args) => <NextCounters {...args} /> };
export const ByPeople: Story = {
  name: "手みやげ",
  render: () => <Gifts heroes={generalShop.heroes} features={generalShop.features} />,
};
export const Keeping: Story = { name: "送り方と日持ち", render: () => <KeepingTable /> };
