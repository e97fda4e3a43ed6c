import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormErrorSummary } from "#ui/elements/form-error-summary/form-error-summary";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/入力欄/エラーのまとめ",
  component: FormErrorSummary,
  tags: ["autodocs"],
  argTypes: {
    errors: { description: "直してほしい欄。ページでの並び順にします。", control: false },
    message: { description: "フォーム全体のエラー。何が起き、次に何をすればよいかを書きます。", control: "text" },
  },
  parameters: usage(
    "送信できなかったフォームの先頭で、直してほしい欄をまとめて伝えます。各行から欄へ移れます。送信の後にフォーカスを受けます。エラーがなければ何も表示しません。",
  ),
} satisfies Meta<typeof FormErrorSummary>;
type Story = StoryObj<typeof FormErrorSummary>;

export const Fields: Story = {
  name: "項目",
  args: {
    errors: [
      { id: "last_name_kana", label: "セイ", message: "セイは全角カタカナで入力してください" },
      { id: "postal_code", label: "郵便番号", message: "郵便番号を入力してください" },
      { id: "email", label: "メールアドレス", message: "すでに登録されています。" },
    ],
  },
};
export const Whole: Story = {
  name: "全体",
  args: { errors: [], message: "ただいま混み合っています。しばらくしてから、もう一度お試しください。" },
};
