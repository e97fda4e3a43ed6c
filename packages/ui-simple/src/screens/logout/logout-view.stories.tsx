import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { LogoutView } from "#ui/screens/logout/logout-view";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/ログアウト",
  component: LogoutView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: { message: null, isBusy: false, errorText: null, backPath: paths.mypageHome(), onLoggedOut: () => undefined },
} satisfies Meta<typeof LogoutView>;
type Story = StoryObj<typeof LogoutView>;

export const Plain: Story = { name: "通常" };
export const Busy: Story = { name: "処理中", args: { isBusy: true } };
export const Failed: Story = { name: "失敗", args: { errorText: "通信に失敗しました。もう一度お試しください。" } };
