import type { Meta, StoryObj } from "@storybook/react-vite";
import { Allergens } from "../allergens/allergens.tsx";
import { KeepingDays } from "../keeping/keeping-days.tsx";
import { KeepingLine } from "../keeping/keeping-line.tsx";
import { Slip } from "../slip/slip.tsx";
import { allergens, sweets } from "../sweets.fixture.ts";

export default {
  title: "wag/お菓子の部品",
  component: KeepingDays,
  globals: { theme: "wag" },
  args: { keeping: { days: 3, storage: sweets[1]?.attributes?.find(({ key }) => key === "storage"), sekki: null } },
} satisfies Meta<typeof KeepingDays>;
type Story = StoryObj<typeof KeepingDays>;

export const Days: Story = { name: "日持ち 三日" };
export const SameDay: Story = { name: "日持ち 二日", args: { keeping: { days: 2, storage: undefined, sekki: null } } };
export const Long: Story = { name: "日持ち 六十日", args: { keeping: { days: 60, storage: undefined, sekki: null } } };
export const Line: Story = { name: "日持ち 一行", render: (args) => <KeepingLine {...args} /> };
export const Table: Story = { name: "アレルゲン", render: () => <Allergens attributes={allergens} /> };
export const Name: Story = { name: "名札", render: () => <Slip lines={["小雪", "十一月二十六日"]} /> };
