import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { emptySheet, typedSheet } from "./sheet.fixture.ts";
import { Sheet } from "./sheet.tsx";

const ready = { ...typedSheet, typed: typedSheet.typed.slice(0, 2) };

export default {
  title: "ven/品番発注",
  component: Sheet,
  globals: { theme: "ven" },
  args: emptySheet,
} satisfies Meta<typeof Sheet>;
type Story = StoryObj<typeof Sheet>;

export const Empty: Story = { name: "空" };
export const Ready: Story = { name: "確かめた明細", args: ready };
export const Wrong: Story = { name: "直すところのある明細", args: typedSheet };
export const Looking: Story = {
  name: "確かめている明細",
  args: { ...typedSheet, findings: new Map(), onLookedUp: () => new Promise(() => undefined) },
};
export const Offline: Story = {
  name: "通信できない",
  args: { ...ready, typed: [{ code: "OFF-0000", quantity: "2", unit: "case" }] },
};
export const Member: Story = {
  name: "前回の注文のある会員",
  args: {
    isGuest: false,
    last: { orderedAt: "2026-11-13T09:00:00+09:00", path: paths.order({ key: 1 }), rows: typedSheet.typed },
  },
};
export const Stopped: Story = { name: "販売休止中", args: { ...ready, onSetAdded: undefined } };
