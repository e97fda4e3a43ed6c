import type { Meta, StoryObj } from "@storybook/react-vite";
import { generalShop } from "#ui/stories/home.fixture";
import { When } from "../when/when.tsx";
import { Wearers } from "./wearers.tsx";

export default {
  title: "tee/ホームの部品",
  component: When,
  globals: { theme: "tee" },
  parameters: { layout: "fullscreen" },
  args: {
    today: generalShop.today,
    businessDates: generalShop.businessDates,
    delivery: { prefecture: "東京都", firstOn: "2026-12-05", transitDays: 1 },
    cutOff: "13:00",
  },
} satisfies Meta<typeof When>;
type Story = StoryObj<typeof When>;

export const Day: Story = { name: "いつ着ますか" };
export const Who: Story = { name: "だれが着ますか", render: () => <Wearers /> };
