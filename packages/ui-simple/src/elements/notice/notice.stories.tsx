import type { Meta, StoryObj } from "@storybook/react-vite";
import { Notice } from "#ui/elements/notice/notice";

export default { title: "要素/お知らせ", component: Notice } satisfies Meta<typeof Notice>;
type Story = StoryObj<typeof Notice>;

export const Info: Story = { name: "案内", args: { children: "あと1,200円のお買い上げで、送料が無料になります。" } };
export const Success: Story = { name: "完了", args: { tone: "success", children: "お届け先を登録しました。" } };
export const Warning: Story = {
  name: "注意",
  args: {
    tone: "warning",
    title: "価格が変わりました",
    children: "「白いバスタオル 三枚組」の価格が変更されています。合計金額をご確認ください。",
  },
};
export const Failure: Story = {
  name: "エラー",
  args: {
    tone: "error",
    title: "ログインできませんでした",
    children: "メールアドレスまたはパスワードをご確認ください。",
  },
};
