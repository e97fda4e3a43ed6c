import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ContactConfirmView } from "#ui/screens/contact-confirm/contact-confirm-view";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/お問い合わせ内容の確認",
  component: ContactConfirmView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    facts: [
      { label: "お問い合わせの種類", value: "ご注文について：変更・キャンセル" },
      { label: "お問い合わせ内容", value: "お届け日を変更したいです。\n12月3日の午前中は可能でしょうか。" },
      { label: "氏名", value: "山田 花子" },
      { label: "メールアドレス", value: "hanako@example.jp" },
    ],
    files: ["届いた碗.jpg", "納品書.pdf"],
    editPath: paths.contact(),
    onSent: async () => undefined,
  },
} satisfies Meta<typeof ContactConfirmView>;
type Story = StoryObj<typeof ContactConfirmView>;

export const Plain: Story = { name: "通常" };
export const Refused: Story = {
  name: "送信できない",
  args: { onSent: async () => ({ message: "短い時間に多くのお問い合わせがありました。しばらくお待ちください。" }) },
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>("main button[type=submit]")?.click(),
};
export const Loading: Story = { name: "読込中", args: { facts: null } };
