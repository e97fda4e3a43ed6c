import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardListView } from "#ui/screens/card-list/card-list-view";
import { savedCards } from "#ui/stories/person.fixture";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/クレジットカード",
  component: CardListView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    cards: savedCards,
    limit: 5,
    adding: "allowed",
    busyId: null,
    addPath: paths.cardAdd(),
    homePath: paths.mypageHome(),
    onMadeMain: () => undefined,
    onDeleted: () => undefined,
  },
} satisfies Meta<typeof CardListView>;
type Story = StoryObj<typeof CardListView>;

export const Plain: Story = { name: "通常" };
export const Busy: Story = { name: "変更中", args: { busyId: 2 } };
export const Full: Story = { name: "上限", args: { limit: 2, adding: "full" } };
export const Empty: Story = { name: "空", args: { cards: [] } };
export const Loading: Story = { name: "読込中", args: { cards: null } };
