import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormErrorSummary } from "#ui/elements/form-error-summary/form-error-summary";

export default { title: "要素/入力欄/エラーのまとめ", component: FormErrorSummary } satisfies Meta<
  typeof FormErrorSummary
>;
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
