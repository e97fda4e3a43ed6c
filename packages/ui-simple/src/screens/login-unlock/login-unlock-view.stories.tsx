import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoginUnlockView } from "#ui/screens/login-unlock/login-unlock-view";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/ログインの再開",
  component: LoginUnlockView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: { status: "ready", isBusy: false, errorText: null, loginPath: paths.login(), onPressed: () => undefined },
} satisfies Meta<typeof LoginUnlockView>;
type Story = StoryObj<typeof LoginUnlockView>;

export const Ready: Story = { name: "通常" };
export const Busy: Story = { name: "処理中", args: { isBusy: true } };
export const Failed: Story = { name: "失敗", args: { errorText: "通信に失敗しました。もう一度お試しください。" } };
export const Done: Story = { name: "完了", args: { status: "done" } };
export const Invalid: Story = { name: "無効なリンク", args: { status: "invalid" } };
