import type { Meta, StoryObj } from "@storybook/react-vite";
import { DataTable } from "#ui/elements/data-table/data-table";
import { Price } from "#ui/elements/price/price";

export default { title: "要素/表", component: DataTable } satisfies Meta<typeof DataTable>;

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
