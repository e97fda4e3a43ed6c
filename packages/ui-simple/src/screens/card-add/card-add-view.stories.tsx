import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardAddView } from "#ui/screens/card-add/card-add-view";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/クレジットカードの登録",
  component: CardAddView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: { isArriving: false, isTest: false, listPath: paths.cards(), onSubmitted: async () => undefined },
} satisfies Meta<typeof CardAddView>;
type Story = StoryObj<typeof CardAddView>;

export const Plain: Story = { name: "通常" };
export const Arriving: Story = { name: "読み込み中", args: { isArriving: true } };
export const InTest: Story = { name: "テスト環境", args: { isTest: true } };
