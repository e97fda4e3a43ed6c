import type { Meta, StoryObj } from "@storybook/react-vite";
import { Notice } from "#ui/elements/notice/notice";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/お知らせ",
  component: Notice,
  tags: ["autodocs"],
  argTypes: {
    tone: {
      description: "案内・完了・注意・エラー。色のほかに印と、読み上げの言葉が付きます。",
      control: "select",
      options: ["info", "success", "warning", "error"],
    },
    title: { description: "一行の要点。エラーでは、何ができなかったかを書きます。", control: "text" },
    children: { description: "次にできることを書きます。お客様のせいにする言いかたはしません。", control: "text" },
    live: { description: "操作のあとに現れるときに付けます。読み上げソフトが伝えます。", control: "boolean" },
  },
  parameters: usage(
    "ページの中のお知らせです。操作のあと数秒で消えるものは`Toast`、お店がページに掲げるものは`PageMessage`を使います。入力欄のエラーは、欄のすぐ下に出します。",
  ),
} satisfies Meta<typeof Notice>;
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
