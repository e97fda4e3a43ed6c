import type { Meta, StoryObj } from "@storybook/react-vite";
import { plants } from "../care/plants.fixture.ts";
import { SpotFinder } from "./spot-finder.tsx";

const preset = { spot: "sill_south", watering: null } as const;
const empty = { spot: "bath", watering: "monthly" } as const;

export default {
  title: "fl2/置き場所から選ぶ",
  component: SpotFinder,
  args: {
    choice: preset,
    onChosen: () => {},
    found: { choice: preset, products: plants, total: 12, instead: null },
    isLoading: false,
    isFailed: false,
    onRetried: () => {},
    onFavouriteToggled: () => {},
    onAddedToCart: undefined,
  },
} satisfies Meta<typeof SpotFinder>;
type Story = StoryObj<typeof SpotFinder>;

export const Preset: Story = { name: "選ぶ前" };
export const Loading: Story = {
  name: "読み込み中",
  args: { choice: { spot: "deep", watering: null }, isLoading: true },
};
export const Empty: Story = {
  name: "育つものがない",
  args: {
    choice: empty,
    found: { choice: empty, products: [], total: 0, instead: { watering: "weekly", count: 3 } },
  },
};
export const Failed: Story = {
  name: "読み込めない",
  args: { choice: { spot: "door", watering: "daily" }, isFailed: true },
};
export const FailedAtFirst: Story = { name: "はじめから読み込めない", args: { found: null, isFailed: true } };
