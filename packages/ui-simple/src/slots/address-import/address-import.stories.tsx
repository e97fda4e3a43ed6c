import type { Meta, StoryObj } from "@storybook/react-vite";
import { AddressImport } from "#ui/slots/address-import/address-import";

export default {
  title: "部品/お届け先の取り込み",
  component: AddressImport,
  args: {
    onExported: () => undefined,
    onFileChosen: async () => ({ kind: "imported", added: 12, changed: 0, addedIds: [] }),
    onImported: () => undefined,
  },
  play: ({ canvasElement }) => canvasElement.querySelector("summary")?.click(),
} satisfies Meta<typeof AddressImport>;
type Story = StoryObj<typeof AddressImport>;

export const Plain: Story = { name: "通常" };
