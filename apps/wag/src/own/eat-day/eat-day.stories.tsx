import type { Meta, StoryObj } from "@storybook/react-vite";
import { inHome } from "../home/in-home.tsx";
import { deliveriesFrom } from "../sweets.fixture.ts";
import { undecided } from "./eat-day.fixture.ts";
import { EatDay } from "./eat-day.tsx";

export default {
  title: "wag/召し上がる日",
  component: EatDay,
  globals: { theme: "wag" },
  args: {
    ...undecided,
    onDayChosen: () => undefined,
    onPrefectureChosen: () => undefined,
    onRetried: () => undefined,
    onFavouriteToggled: () => undefined,
    onAddedToCart: () => undefined,
  },
  decorators: [inHome],
} satisfies Meta<typeof EatDay>;
type Story = StoryObj<typeof EatDay>;

const deliveries = deliveriesFrom("2026-11-28");

export const Open: Story = { name: "日を決めない" };
export const Chosen: Story = { name: "日を決めた", args: { eatOn: "2026-11-30", deliveries } };
export const TooEarly: Story = { name: "間に合うものがない", args: { eatOn: "2026-11-27", deliveries } };
export const Failed: Story = { name: "お届け日がわからない", args: { eatOn: "2026-11-30", isFailed: true } };
