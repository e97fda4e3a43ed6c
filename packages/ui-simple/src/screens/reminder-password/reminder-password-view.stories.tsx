import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import { ReminderPasswordView } from "#ui/screens/reminder-password/reminder-password-view";
import { inCheckout } from "#ui/stories/in-frame";

const message: PageMessageProps = {
  code: "reminder",
  html: "ご登録のメールアドレスをご入力ください。再設定の手順をお送りします。",
  updatedAt: "2026-11-01T00:00:00+09:00",
  onDismissed: () => undefined,
};

export default {
  title: "画面/パスワードの再設定",
  component: ReminderPasswordView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    messages: [],
    isSent: false,
    loginPath: paths.login(),
    usernamePath: paths.reminderUsername(),
    onSubmitted: async () => undefined,
    onRepeated: () => undefined,
  },
} satisfies Meta<typeof ReminderPasswordView>;
type Story = StoryObj<typeof ReminderPasswordView>;

export const Plain: Story = { name: "通常" };
export const WithMessage: Story = { name: "お店からのお知らせ", args: { messages: [message] } };
export const Sent: Story = { name: "送信後", args: { isSent: true } };
