import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "#ui/elements/breadcrumbs/breadcrumbs";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/パンくずリスト",
  component: Breadcrumbs,
  tags: ["autodocs"],
  argTypes: {
    items: {
      description: "上の分類から順に並べます。ホームは含めません。最後がいまのページで、リンクにしません。",
      control: false,
    },
  },
  parameters: usage(
    "いまのページが、どの分類の下にあるかを示します。商品一覧や商品ページなど、分類に段階があるページの先頭に置きます。段階が一つだけのページと、購入の手続きには置きません。",
  ),
} satisfies Meta<typeof Breadcrumbs>;
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
