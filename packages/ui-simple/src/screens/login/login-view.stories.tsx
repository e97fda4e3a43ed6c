import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoginView } from "#ui/screens/login/login-view";
import { loginCopy as copy } from "#ui/screens/login/login.copy";
import type { LoginCodeProps } from "#ui/screens/login/login.props";
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
    typed: null,
    passkey: null,
    services: { services: [], errorText: null },
    code: null,
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof LoginView>;
type Story = StoryObj<typeof LoginView>;

const code: LoginCodeProps = {
  canSkipNextCode: false,
  resend: { waitSeconds: 42, isBusy: false, isSent: false, errorText: null, onResent: () => undefined },
  onSubmitted: async () => undefined,
  onRestarted: () => undefined,
};

export const Plain: Story = { name: "通常" };
export const Relogin: Story = { name: "再ログイン", args: { isRelogin: true } };
export const FromCart: Story = { name: "カートから", args: { guestPath: paths.cartShippingSelect() } };
export const Services: Story = {
  name: "外部サービス",
  args: {
    services: {
      services: ["LINE", "Google"].map((name) => ({ type: name, name, isBusy: false, onChosen: () => undefined })),
      errorText: null,
    },
  },
};
export const Passkey: Story = {
  name: "パスキー",
  args: { passkey: { isBusy: false, errorText: null, onPressed: () => undefined } },
};
export const CodeExpired: Story = {
  name: "確認コードの期限切れ",
  args: { notice: copy.codeExpired, typed: { username: "hanako@example.jp", password: "noren2026" } },
};
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
export const Code: Story = { name: "確認コード", args: { code } };
export const CodeOfOtherShop: Story = {
  name: "ほかのショップから",
  args: { code: { ...code, canSkipNextCode: true } },
};
export const CodeRefused: Story = {
  name: "確認コードの誤り",
  args: {
    code: {
      ...code,
      onSubmitted: async () => ({
        message: "確認コードが正しくありません。",
        errors: { code: ["確認コードが正しくありません。"] },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const main = within(canvasElement.querySelector("main") ?? canvasElement);
    await userEvent.type(main.getByRole("textbox"), "１２３ ４５６");
    await userEvent.keyboard("{Enter}");
    await main.findByRole("group");
  },
};
