import type { Meta, StoryObj } from "@storybook/react-vite";
import { DataTable } from "#ui/elements/data-table/data-table";
import { Price } from "#ui/elements/price/price";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/表",
  component: DataTable,
  tags: ["autodocs"],
  argTypes: {
    caption: { description: "表の名前。画面には出ませんが、読み上げに使います。", control: "text" },
    columns: { description: "列の見出しと中身。金額や数は`numeric`で右にそろえます。", control: false },
    rows: { description: "行のデータ。", control: false },
    rowKey: { description: "行を見分ける値。", control: false },
  },
  parameters: usage(
    "行どうしを比べる数や金額の表です。狭い画面では、表だけが横に動きます。項目と内容の組を並べるだけなら`DefinitionList`を使います。",
  ),
} satisfies Meta<typeof DataTable>;

const rows = [
  { id: 1, name: "白磁の飯碗 大", quantity: 2, subtotal: 4400 },
  { id: 2, name: "だしパック 30包", quantity: 1, subtotal: 1296 },
];

export const Lines: StoryObj = {
  name: "注文の明細",
  render: () => (
    <DataTable
      caption="ご注文の明細"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        { key: "name", head: "商品", cell: (row) => row.name },
        { key: "quantity", head: "数量", numeric: true, cell: (row) => row.quantity },
        {
          key: "subtotal",
          head: "小計（税込）",
          numeric: true,
          cell: (row) => <Price value={row.subtotal} bare size="s" />,
        },
      ]}
    />
  ),
};
