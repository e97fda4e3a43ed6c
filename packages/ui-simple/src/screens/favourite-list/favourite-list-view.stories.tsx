import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FavouriteListView } from "#ui/screens/favourite-list/favourite-list-view";
import { inShop } from "#ui/stories/in-frame";
import { products } from "#ui/stories/products.fixture";

export default {
  title: "画面/お気に入り",
  component: FavouriteListView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    name: "お気に入り",
    products: products.map((product, index) => ({ ...product, is_favorite: index !== 1 })),
    hasReducedRate: true,
    pagination: { total: 8, per: 15, last: 1, current: 1 },
    pagePath: (page) => paths.favouriteList({ key: "favorites" }, { page }),
    listsPath: paths.favouriteLists(),
    productListPath: paths.productList(),
    choicePath: ({ key }) => paths.favouriteLists({ product: key }),
    onFavouriteToggled: () => undefined,
    onAddedToCart: () => undefined,
  },
} satisfies Meta<typeof FavouriteListView>;
type Story = StoryObj<typeof FavouriteListView>;

export const Plain: Story = { name: "通常" };
export const Empty: Story = { name: "空", args: { products: [] } };
export const Loading: Story = { name: "読込中", args: { name: null, products: null } };
