import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductDetailsView } from "#ui/screens/product/product-details-view";
import styles from "#ui/screens/product/product-view.module.css";
import { productDetails } from "#ui/stories/product-details.fixture";

export default {
  title: "画面/商品/サイズ表とつくり手",
  component: ProductDetailsView,
  args: productDetails,
  decorators: [
    (Story) => (
      <div className={styles.details} style={{ maxWidth: "40rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductDetailsView>;
type Story = StoryObj<typeof ProductDetailsView>;

export const Plain: Story = { name: "通常" };
export const MadeToOrder: Story = {
  name: "受注生産のご案内",
  args: {
    notes: [
      {
        code: "pre-order-info-1",
        html: "こちらは、受注してからお作りする商品です。",
        updatedAt: "2026-11-01T10:00:00+09:00",
        onDismissed: () => undefined,
      },
    ],
  },
};
export const WithoutSizes: Story = { name: "サイズ表なし", args: { sizeTable: null, tags: [] } };
export const ManySizes: Story = {
  name: "列の多いサイズ表",
  args: {
    sizeTable: {
      columns: ["身丈 (cm)", "身幅 (cm)", "肩幅 (cm)", "袖丈 (cm)", "裾幅 (cm)", "首まわり (cm)"],
      rows: ["S", "M", "L", "XL"].map((name) => ({ name, values: ["66", "50", "44", "19", "49", "40"] })),
      note: "平置きで測った寸法です。",
    },
  },
};
