import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoginServices } from "#ui/slots/login-services/login-services";

export default {
  title: "部品/外部サービス",
  component: LoginServices,
  args: {
    purpose: "login",
    services: ["LINE", "Google"].map((name) => ({ type: name, name, isBusy: false, onChosen: () => undefined })),
    errorText: null,
  },
} satisfies Meta<typeof LoginServices>;
type Story = StoryObj<typeof LoginServices>;

export const Login: Story = { name: "ログイン" };
export const Register: Story = { name: "会員登録", args: { purpose: "register" } };
export const Busy: Story = {
  name: "移動中",
  args: { services: [{ type: "line", name: "LINE", isBusy: true, onChosen: () => undefined }] },
};
export const Refused: Story = {
  name: "失敗",
  args: { errorText: "操作の回数が多すぎます。しばらくしてから、もう一度お試しください。" },
};
