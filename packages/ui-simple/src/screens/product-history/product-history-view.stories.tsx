import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductHistoryView } from "#ui/screens/product-history/product-history-view";
import { inShop } from "#ui/stories/in-frame";
import { products } from "#ui/stories/products.fixture";

export default {
  title: "画面/最近見た商品",
  component: ProductHistoryView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    viewed: products.slice(0, 4).map((product) => ({ id: product.id, product })),
    hasReducedRate: false,
    busyId: null,
    homePath: paths.mypageHome(),
    productListPath: paths.productList(),
    productPath: ({ key }) => paths.product({ key }),
    onRemoved: () => undefined,
  },
} satisfies Meta<typeof ProductHistoryView>;
type Story = StoryObj<typeof ProductHistoryView>;

export const Plain: Story = { name: "通常" };
export const Empty: Story = { name: "空", args: { viewed: [] } };
export const Loading: Story = { name: "読込中", args: { viewed: null } };
