import type { Meta, StoryObj } from "@storybook/react-vite";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/開閉",
  component: Disclosure,
  tags: ["autodocs"],
  argTypes: {
    summary: { description: "開くと何が読めるかがわかる見出し。「詳細」だけにはしません。", control: "text" },
    children: { description: "中身。フォームの必須の欄は入れません。", control: false },
    defaultOpen: { description: "初めから開いておくか。あとはお客さまの操作に任せます。", control: "boolean" },
    name: { description: "同じ名前のものは、一度に一つだけ開きます。", control: "text" },
  },
  parameters: usage(
    "読みたい人だけが開く内容です。JavaScriptがなくても開き、ページ内検索でも見つかります。価格、送料、返品の条件など、購入の前に必ず読むものは隠しません。",
  ),
} satisfies Meta<typeof Disclosure>;

export const Group: StoryObj = {
  name: "並べる",
  render: () => (
    <div>
      <Disclosure summary="素材とお手入れ" defaultOpen>
        綿100%。洗濯機で洗えます。乾燥機のご使用はお控えください。
      </Disclosure>
      <Disclosure summary="送料とお届け">本州は全国一律660円(税込)です。</Disclosure>
      <Disclosure summary="返品と交換">お届けから8日以内に承ります。</Disclosure>
    </div>
  ),
};
