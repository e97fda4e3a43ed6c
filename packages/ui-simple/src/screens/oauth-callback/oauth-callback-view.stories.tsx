import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { OAuthCallbackView } from "#ui/screens/oauth-callback/oauth-callback-view";
import { inCheckout } from "#ui/stories/in-frame";

export default {
  title: "画面/外部サービスでのログイン",
  component: OAuthCallbackView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: { status: "loading", failure: null },
} satisfies Meta<typeof OAuthCallbackView>;
type Story = StoryObj<typeof OAuthCallbackView>;

export const Loading: Story = { name: "通常" };
export const Refused: Story = {
  name: "キャンセル",
  args: {
    status: "refused",
    text: "外部サービスでのログインがキャンセルされました。",
    loginPath: paths.login(),
  },
};
export const Invalid: Story = {
  name: "無効なURL",
  args: { status: "refused", text: null, loginPath: paths.login() },
};
