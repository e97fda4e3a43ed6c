import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ReminderUsernameView } from "#ui/screens/reminder-username/reminder-username-view";
import { inCheckout } from "#ui/stories/in-frame";

export default {
  title: "画面/ログインIDの確認メール",
  component: ReminderUsernameView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    messages: [],
    isSent: false,
    loginPath: paths.login(),
    onSubmitted: async () => undefined,
    onRepeated: () => undefined,
  },
} satisfies Meta<typeof ReminderUsernameView>;
type Story = StoryObj<typeof ReminderUsernameView>;

export const Plain: Story = { name: "通常" };
export const Sent: Story = { name: "送信後", args: { isSent: true } };
