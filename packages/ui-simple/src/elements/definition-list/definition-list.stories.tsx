import type { Meta, StoryObj } from "@storybook/react-vite";
import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { Price } from "#ui/elements/price/price";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/項目と内容",
  component: DefinitionList,
  tags: ["autodocs"],
  argTypes: {
    items: { description: "項目名と内容の組。項目名は名詞で短く書きます。", control: false },
    look: {
      description: "`table`は仕様、`sums`は金額、`plain`は住所などの短い並びに使います。",
      control: "select",
      options: ["table", "sums", "plain"],
    },
  },
  parameters: usage(
    "項目名と内容の組を並べます。仕様、住所、金額の内訳に使います。行どうしを比べるときは`DataTable`を使います。",
  ),
} satisfies Meta<typeof DefinitionList>;
type Story = StoryObj<typeof DefinitionList>;

export const Specs: Story = {
  name: "仕様",
  args: {
    items: [
      { term: "素材", detail: "磁器（透明釉）" },
      { term: "サイズ", detail: "直径12.5×高さ6cm／約210g" },
      { term: "産地", detail: "長崎県波佐見町" },
      { term: "ご使用", detail: "電子レンジ・食器洗浄機をお使いいただけます。直火とオーブンはお避けください。" },
    ],
  },
};

export const Sums: Story = {
  name: "金額",
  args: {
    look: "sums",
    items: [
      { term: "商品の合計", detail: <Price value={8800} bare /> },
      { term: "送料", detail: <Price value={660} bare /> },
      { term: "お支払い合計（税込）", detail: <Price value={9460} bare size="l" /> },
    ],
  },
};
