import type { Meta, StoryObj } from "@storybook/react-vite";
import { PasskeyLogin } from "#ui/slots/passkey-login/passkey-login";
import { passkeyLoginCopy } from "#ui/slots/passkey-login/passkey-login.copy";

export default {
  title: "部品/パスキーでログイン",
  component: PasskeyLogin,
  args: { isBusy: false, errorText: null, onPressed: () => undefined },
} satisfies Meta<typeof PasskeyLogin>;
type Story = StoryObj<typeof PasskeyLogin>;

export const Plain: Story = { name: "通常" };
export const Busy: Story = { name: "確認中", args: { isBusy: true } };
export const Failed: Story = { name: "失敗", args: { errorText: passkeyLoginCopy.failed } };
