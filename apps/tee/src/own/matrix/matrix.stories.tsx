import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Matrix, type MatrixProps } from "./matrix.tsx";
import { shirtMatrix } from "./shirts.fixture.ts";

/** The table as on a page, which keeps the chosen colour. */
function OnPage(args: MatrixProps) {
  const [active, setActive] = useState(args.active);
  return <Matrix {...args} active={active} onRowChosen={setActive} />;
}

export default {
  title: "tee/色×サイズ表",
  component: Matrix,
  globals: { theme: "tee" },
  args: {
    matrix: shirtMatrix,
    active: 0,
    isSelling: true,
    onRowChosen: () => undefined,
    onAdded: async () => undefined,
  },
  render: (args) => <OnPage {...args} />,
} satisfies Meta<typeof Matrix>;
type Story = StoryObj<typeof Matrix>;

export const Empty: Story = { name: "空" };
export const Blue: Story = { name: "残りわずかの色", args: { active: 1 } };
export const SoldOut: Story = { name: "完売のますのある色", args: { active: 2 } };
export const OneColour: Story = {
  name: "一色の品",
  args: { matrix: { ...shirtMatrix, rows: shirtMatrix.rows.slice(0, 1).map((row) => ({ ...row, colour: "" })) } },
};
export const Unknown: Story = {
  name: "色見本のない色",
  args: { matrix: { ...shirtMatrix, rows: shirtMatrix.rows.map((row) => ({ ...row, body: null })) } },
};
export const Refused: Story = {
  name: "断られたとき",
  args: { onAdded: async () => ({ message: "「背番号Tシャツ 綿 青 / M」は4点までご注文いただけます。" }) },
};
export const Stopped: Story = { name: "販売休止中", args: { isSelling: false } };
