import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductRow } from "#ui/slots/product-row/product-row";
import { products } from "#ui/stories/products.fixture";

export default {
  title: "部品/商品の横並び",
  component: ProductRow,
  args: { title: "最近見た商品", products: products.slice(0, 4) },
} satisfies Meta<typeof ProductRow>;
type Story = StoryObj<typeof ProductRow>;

export const Plain: Story = { name: "通常" };
