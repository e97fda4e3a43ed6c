import type { Meta, StoryObj } from "@storybook/react-vite";
import { Resend } from "#ui/slots/resend/resend";

export default {
  title: "部品/メールの再送",
  component: Resend,
  args: {
    help: "メールが届かないときは、迷惑メールフォルダーをご確認ください。",
    label: "コードを再送する",
    waitSeconds: 0,
    isBusy: false,
    isSent: false,
    errorText: null,
    onResent: () => undefined,
  },
} satisfies Meta<typeof Resend>;
type Story = StoryObj<typeof Resend>;

export const Plain: Story = { name: "通常" };
export const Waiting: Story = { name: "待ち時間", args: { waitSeconds: 42 } };
export const Sent: Story = { name: "再送済み", args: { waitSeconds: 60, isSent: true } };
export const Refused: Story = {
  name: "失敗",
  args: { waitSeconds: 60, errorText: "操作の回数が多すぎます。しばらくしてから、もう一度お試しください。" },
};
