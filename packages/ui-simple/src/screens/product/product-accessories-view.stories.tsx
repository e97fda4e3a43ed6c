import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductAccessoriesView } from "#ui/screens/product/product-accessories-view";
import { products } from "#ui/stories/products.fixture";

export default {
  title: "画面/商品/一緒に使うもの",
  component: ProductAccessoriesView,
  args: {
    accessories: products.slice(0, 3),
    hasReducedRate: false,
    onFavouriteToggled: () => undefined,
    onCardAddedToCart: undefined,
  },
} satisfies Meta<typeof ProductAccessoriesView>;
type Story = StoryObj<typeof ProductAccessoriesView>;

export const Plain: Story = { name: "通常" };
export const None: Story = { name: "なし", args: { accessories: [] } };
