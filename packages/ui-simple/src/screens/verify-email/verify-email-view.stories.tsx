import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { VerifyEmailView } from "#ui/screens/verify-email/verify-email-view";
import { inCheckout } from "#ui/stories/in-frame";

const login = { kind: "login", path: paths.login() } as const;
const common = { next: login, onVerified: () => undefined };

export default {
  title: "画面/メールアドレスの確認（リンク）",
  component: VerifyEmailView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: { ...common, status: "ready", isBusy: false, errorText: null },
} satisfies Meta<typeof VerifyEmailView>;
type Story = StoryObj<typeof VerifyEmailView>;

export const Ready: Story = { name: "通常" };
export const Busy: Story = { name: "処理中", args: { isBusy: true } };
export const Failed: Story = { name: "失敗", args: { errorText: "通信に失敗しました。もう一度お試しください。" } };
export const Done: Story = {
  name: "完了",
  args: { status: "done", email: "hanako@example.jp", next: { kind: "mypage", path: paths.mypageHome() } },
};
export const DoneElsewhere: Story = { name: "ほかのブラウザー", args: { status: "done", email: "hanako@example.jp" } };
export const Invalid: Story = { name: "無効なリンク", args: { status: "invalid" } };
export const InvalidUnverified: Story = {
  name: "無効なリンク（確認前）",
  args: { status: "invalid", next: { kind: "request", path: paths.verify() } },
};
