import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoginSyncView } from "#ui/screens/login-sync/login-sync-view";
import { inCheckout } from "#ui/stories/in-frame";

const login = { kind: "login", path: paths.login() } as const;

export default {
  title: "画面/ログインの引き継ぎ",
  component: LoginSyncView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: { status: "arriving", failure: null },
} satisfies Meta<typeof LoginSyncView>;
type Story = StoryObj<typeof LoginSyncView>;

export const Arriving: Story = { name: "引き継ぎ中" };
export const Asking: Story = { name: "確認", args: { status: "asking", onAccepted: () => undefined } };
export const Leaving: Story = { name: "移動中", args: { status: "leaving", failure: null } };
export const Failed: Story = {
  name: "失敗",
  args: {
    status: "arriving",
    failure: { message: "通信に失敗しました。もう一度お試しください。", onRetried: () => undefined },
  },
};
export const Guest: Story = { name: "ログイン前", args: { status: "refused", reason: "guest", next: login } };
export const Invalid: Story = { name: "無効なリンク", args: { status: "refused", reason: "invalid", next: login } };
export const Unverified: Story = {
  name: "メールアドレスの確認前",
  args: { status: "refused", reason: "unverified", next: login },
};
export const NoAccount: Story = {
  name: "会員登録前",
  args: { status: "refused", reason: "noAccount", next: { kind: "register", path: paths.register() } },
};
export const AccountUnverified: Story = {
  name: "このショップでのメールアドレスの確認前",
  args: { status: "refused", reason: "accountUnverified", next: { kind: "reminder", path: paths.reminderPassword() } },
};
