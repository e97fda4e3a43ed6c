import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextLink } from "#ui/elements/text-link/text-link";
import { PlainToast } from "#ui/elements/toast/plain-toast";
import { Toast } from "#ui/elements/toast/toast";

export default { title: "要素/トースト", component: Toast, args: { onClose: () => undefined } } satisfies Meta<
  typeof Toast
>;
type Story = StoryObj<typeof Toast>;

export const Done: Story = {
  name: "完了",
  args: { message: "カートに入れました。", action: <TextLink href={paths.cart()}>カートを見る</TextLink> },
};
export const LongAction: Story = {
  name: "長い操作",
  args: {
    tone: "warning",
    message: "パスワードの有効期限が切れています。新しいパスワードへの変更をお願いいたします。",
    action: <TextLink href={paths.password()}>パスワードを変更する</TextLink>,
  },
};
export const Failed: Story = {
  name: "エラー",
  args: { tone: "error", message: "在庫が不足しています。数量をご確認ください。" },
};
export const Plain: Story = {
  name: "通信なし",
  render: () => <PlainToast message="通信できませんでした。電波の状況をお確かめのうえ、もう一度お試しください。" />,
};
