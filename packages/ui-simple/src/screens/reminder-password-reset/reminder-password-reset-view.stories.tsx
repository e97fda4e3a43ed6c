import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ReminderPasswordResetView } from "#ui/screens/reminder-password-reset/reminder-password-reset-view";
import { inCheckout } from "#ui/stories/in-frame";

export default {
  title: "画面/新しいパスワードの設定",
  component: ReminderPasswordResetView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    link: { status: "valid", question: null },
    messages: [],
    requestPath: paths.reminderPassword(),
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof ReminderPasswordResetView>;
type Story = StoryObj<typeof ReminderPasswordResetView>;

export const Plain: Story = { name: "通常" };
export const WithQuestion: Story = {
  name: "秘密の質問",
  args: { link: { status: "valid", question: "初めて飼ったペットの名前" } },
};
export const Checking: Story = { name: "確認中", args: { link: { status: "checking", failure: null } } };
export const CheckFailed: Story = {
  name: "確認の失敗",
  args: {
    link: {
      status: "checking",
      failure: { message: "通信に失敗しました。もう一度お試しください。", onRetried: () => undefined },
    },
  },
};
export const Invalid: Story = { name: "無効なリンク", args: { link: { status: "invalid" } } };
