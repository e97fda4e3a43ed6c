import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { VerifyView } from "#ui/screens/verify/verify-view";
import type { VerifyProps } from "#ui/screens/verify/verify.props";
import { inCheckout } from "#ui/stories/in-frame";

const waiting: Extract<VerifyProps, { status: "waiting" }> = {
  status: "waiting",
  email: "hanako@example.jp",
  messages: [],
  resend: { waitSeconds: 0, isBusy: false, isSent: false, errorText: null, onResent: () => undefined },
  check: { isBusy: false, isPending: false, errorText: null, onChecked: () => undefined },
  logout: { isBusy: false, errorText: null, onLoggedOut: () => undefined },
  shopPath: paths.home(),
  onDeleted: async () => undefined,
};

export default {
  title: "画面/メールアドレスの確認",
  component: VerifyView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: waiting,
} satisfies Meta<typeof VerifyView>;
type Story = StoryObj<typeof VerifyView>;

export const Waiting: Story = { name: "通常" };
export const Pending: Story = { name: "確認前", args: { check: { ...waiting.check, isPending: true } } };
export const Sent: Story = { name: "再送済み", args: { resend: { ...waiting.resend, isSent: true, waitSeconds: 60 } } };
export const Done: Story = { name: "完了", args: { status: "done", nextPath: paths.mypageHome() } };
export const Loading: Story = { name: "読込中", args: { status: "loading", failure: null } };
