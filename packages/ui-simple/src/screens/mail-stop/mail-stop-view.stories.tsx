import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MailStopView } from "#ui/screens/mail-stop/mail-stop-view";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/お知らせメールの停止",
  component: MailStopView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: { status: "ready", isBusy: false, errorText: null, homePath: paths.home(), onPressed: () => undefined },
} satisfies Meta<typeof MailStopView>;
type Story = StoryObj<typeof MailStopView>;

export const Ready: Story = { name: "通常" };
export const Done: Story = { name: "完了", args: { status: "done" } };
export const Invalid: Story = { name: "無効なリンク", args: { status: "invalid" } };
