import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { TimeseriesView } from "#ui/screens/timeseries/timeseries-view";
import { inShop } from "#ui/stories/in-frame";

const facts = { height: "162 cm", weight: "53.5 kg", chest: "83.5 cm", waist: "66 cm" };

export default {
  title: "画面/からだの寸法・お名入れの文字",
  component: TimeseriesView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    purpose: "measurement",
    fields: [
      { name: "height", label: "身長" },
      { name: "weight", label: "体重" },
      { name: "chest", label: "胸囲" },
      { name: "waist", label: "ウエスト" },
    ],
    entries: [
      { id: 3, measuredAt: "2026-10-26T03:00:00.000Z", facts },
      { id: 2, measuredAt: "2025-10-02T03:00:00.000Z", facts: { ...facts, weight: "52 kg" } },
      { id: 1, measuredAt: "2024-09-30T03:00:00.000Z", facts: { height: "162 cm", chest: "82 cm" } },
    ],
    editPath: paths.measurementEdit(),
    homePath: paths.mypageHome(),
    onCleared: () => undefined,
  },
} satisfies Meta<typeof TimeseriesView>;
type Story = StoryObj<typeof TimeseriesView>;

export const Plain: Story = { name: "寸法" };
export const Embroidery: Story = {
  name: "お名入れの文字",
  args: {
    purpose: "embroidery",
    fields: [
      { name: "text", label: "刺繍の文字" },
      { name: "color", label: "糸の色" },
      { name: "position", label: "刺繍の位置" },
    ],
    entries: [
      { id: 1, measuredAt: "2026-10-26T03:00:00.000Z", facts: { text: "花子", color: "紺", position: "左胸" } },
    ],
    editPath: paths.nameEmbroideryEdit(),
  },
};
export const Empty: Story = { name: "空", args: { entries: [] } };
export const Loading: Story = { name: "読込中", args: { entries: null } };
