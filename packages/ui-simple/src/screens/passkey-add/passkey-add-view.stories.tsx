import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { PasskeyAddView } from "#ui/screens/passkey-add/passkey-add-view";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/パスキーの登録",
  component: PasskeyAddView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    isSupported: true,
    laterPath: null,
    listPath: paths.passkeys(),
    reminderPath: paths.reminderPassword(),
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof PasskeyAddView>;
type Story = StoryObj<typeof PasskeyAddView>;

export const Plain: Story = { name: "通常" };
export const Offer: Story = { name: "ログイン後のご案内", args: { laterPath: paths.memberHome() } };
export const Unsupported: Story = { name: "未対応のブラウザ", args: { isSupported: false } };
