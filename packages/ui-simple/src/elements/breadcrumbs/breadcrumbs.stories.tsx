import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";

export default { title: "要素/パンくずリスト", component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>;
type Story = StoryObj<typeof Breadcrumbs>;

export const Product: Story = {
  name: "商品",
  args: {
    items: [
      { name: "台所・食卓", path: paths.productList({ category: "kitchen" }) },
      { name: "茶碗・飯碗", path: paths.productList({ category: "bowls" }) },
      { name: "白磁の飯碗 大", path: null },
    ],
  },
};
