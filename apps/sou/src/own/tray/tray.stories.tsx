import type { Meta, StoryObj } from "@storybook/react-vite";
import { piecesWithout } from "./pieces.fixture.ts";
import { Tray } from "./tray.tsx";

const pieces = piecesWithout("五の碗");
const gone = piecesWithout("一の碗", "二の碗", "三の碗", "四の碗", "五の碗", "六の碗");

export default {
  title: "sou/一点えらび",
  component: Tray,
  globals: { theme: "sou" },
  args: { pieces, chosen: null, onChosen: () => undefined },
} satisfies Meta<typeof Tray>;
type Story = StoryObj<typeof Tray>;

export const Open: Story = { name: "選ぶ前" };
export const Chosen: Story = { name: "選んだ", args: { chosen: pieces[2] ?? null } };
export const Lost: Story = { name: "たった今選ばれた", args: { chosen: pieces[4] ?? null } };
export const Gone: Story = { name: "すべて旅立った", args: { pieces: gone } };
export const Three: Story = { name: "三点", args: { pieces: pieces.slice(0, 3) } };
