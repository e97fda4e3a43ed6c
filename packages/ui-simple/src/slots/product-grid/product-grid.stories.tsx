import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import { products } from "#ui/stories/products.fixture";

export default {
  title: "部品/商品の一覧",
  component: ProductGrid,
  args: { products, label: "商品の一覧", onFavouriteToggled: () => undefined },
} satisfies Meta<typeof ProductGrid>;
type Story = StoryObj<typeof ProductGrid>;

export const Grid: Story = { name: "格子" };
export const Row: Story = { name: "横に流す", args: { look: "row", products: products.slice(0, 4) } };
