import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoginView } from "#ui/screens/login/login-view";
import { userEvent, within } from "storybook/test";
import { inCheckout } from "#ui/stories/in-frame";

export default {
  title: "画面/ログイン",
  component: LoginView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    isRelogin: false,
    notice: null,
    registerPath: paths.register(),
    reminderPath: paths.reminderPassword(),
    guestPath: null,
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof LoginView>;
type Story = StoryObj<typeof LoginView>;

export const Plain: Story = { name: "通常" };
export const Relogin: Story = { name: "再ログイン", args: { isRelogin: true } };
export const FromCart: Story = { name: "カートから", args: { guestPath: paths.cartShippingSelect() } };
export const Sent: Story = { name: "案内つき", args: { notice: "このページをご覧になるには、ログインしてください。" } };
export const Refused: Story = {
  name: "失敗",
  args: {
    onSubmitted: async () => ({ message: "メールアドレス（ログインID）またはパスワードをご確認ください。" }),
  },
  play: async ({ canvasElement }) => {
    const main = within(canvasElement.querySelector("main") ?? canvasElement);
    await userEvent.type(main.getByRole("textbox"), "hanako@example.com");
    await userEvent.type(main.getByLabelText(/^パスワード/, { selector: "input" }), "wrong-password-1");
    await userEvent.keyboard("{Enter}");
    await main.findByRole("group");
  },
};
