import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { PasskeyEditView } from "#ui/screens/passkey-edit/passkey-edit-view";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/パスキーの変更",
  component: PasskeyEditView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    passkey: { id: 1, name: "iPhone / Safari", created_at: "2026-10-02T03:05:00.000Z", last_used_at: null },
    listPath: paths.passkeys(),
    loginHistoryPath: paths.loginHistory(),
    reminderPath: paths.reminderPassword(),
    onRenamed: async () => undefined,
    onDeleted: async () => undefined,
  },
} satisfies Meta<typeof PasskeyEditView>;
type Story = StoryObj<typeof PasskeyEditView>;

export const Plain: Story = { name: "通常" };
export const Loading: Story = { name: "読込中", args: { passkey: null } };
