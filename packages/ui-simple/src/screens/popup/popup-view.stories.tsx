import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { PopupView } from "#ui/screens/popup/popup-view";
import popupStories from "#ui/slots/popup-dialog/popup-dialog.stories";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/ポップアップ",
  component: PopupView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: { popup: popupStories.args.popup, homePath: paths.home() },
} satisfies Meta<typeof PopupView>;
type Story = StoryObj<typeof PopupView>;

export const Plain: Story = { name: "通常" };
export const Loading: Story = { name: "読込中", args: { popup: null } };
