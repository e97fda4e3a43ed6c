import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextLink } from "#ui/elements/text-link/text-link";
import { PlainToast } from "#ui/elements/toast/plain-toast";
import { Toast } from "#ui/elements/toast/toast";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/トースト",
  component: Toast,
  tags: ["autodocs"],
  argTypes: {
    tone: {
      description: "結果の種類。色だけでなく、印でも伝えます。",
      control: "select",
      options: ["info", "success", "warning", "error"],
    },
    message: { description: "何が起きたか。一文で書きます。", control: "text" },
    action: { description: "一つだけ。元に戻すか、次に進むリンク。", control: false },
    onClose: { description: "閉じるボタンを押したとき。", control: false },
  },
  args: { onClose: () => undefined },
  parameters: usage(
    "操作の結果を短く伝え、しばらくすると消えます。消えると困ること、直してほしいことは、画面の中の`Notice`か欄のエラーで伝えます。",
  ),
} satisfies Meta<typeof Toast>;
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
