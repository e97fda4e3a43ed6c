import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { PasswordView } from "#ui/screens/password/password-view";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/パスワードの変更",
  component: PasswordView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    homePath: paths.mypageHome(),
    reminderPath: paths.reminderPassword(),
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof PasswordView>;
type Story = StoryObj<typeof PasswordView>;

export const Plain: Story = { name: "通常" };
