import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ReminderUsernameResetView } from "#ui/screens/reminder-username-reset/reminder-username-reset-view";
import { inCheckout } from "#ui/stories/in-frame";

export default {
  title: "画面/ログインIDの確認",
  component: ReminderUsernameResetView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    username: null,
    link: { status: "valid", question: "初めて飼ったペットの名前" },
    messages: [],
    requestPath: paths.reminderUsername(),
    mypagePath: paths.mypageHome(),
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof ReminderUsernameResetView>;
type Story = StoryObj<typeof ReminderUsernameResetView>;

export const WithQuestion: Story = { name: "秘密の質問" };
export const WithoutQuestion: Story = { name: "質問なし", args: { link: { status: "valid", question: null } } };
export const Shown: Story = { name: "表示後", args: { username: "hanako-2026" } };
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
