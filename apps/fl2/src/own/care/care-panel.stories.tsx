import type { Meta, StoryObj } from "@storybook/react-vite";
import { CarePanel } from "./care-panel.tsx";
import { olive, sansevieria } from "./plants.fixture.ts";
import { readCare } from "./read-care.ts";

export default {
  title: "fl2/育てるための四つ",
  component: CarePanel,
  args: { care: readCare(olive), isWinter: false },
} satisfies Meta<typeof CarePanel>;
type Story = StoryObj<typeof CarePanel>;

export const Sunny: Story = { name: "日なたの株" };
export const Winter: Story = { name: "冬の、寒さに弱い株", args: { care: readCare(sansevieria), isWinter: true } };
