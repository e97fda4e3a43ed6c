import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { NotFoundView } from "#ui/screens/not-found/not-found-view";
import { inShop } from "#ui/stories/in-frame";
import { products } from "#ui/stories/products.fixture";

export default {
  title: "画面/見つからない",
  component: NotFoundView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    canSearch: true,
    categories: [
      { path: paths.productList({ category: "tableware" }), name: "うつわ・食卓" },
      { path: paths.productList({ category: "kitchen" }), name: "台所道具" },
      { path: paths.productList({ category: "gift" }), name: "贈りもの" },
    ],
    popular: { title: "いま選ばれている品", products: products.slice(0, 4) },
    hasReducedRate: false,
    links: [
      { path: paths.faq(), name: "よくあるご質問" },
      { path: paths.contact(), name: "お問い合わせ" },
    ],
    onFavouriteToggled: () => undefined,
    onAddedToCart: () => undefined,
  },
} satisfies Meta<typeof NotFoundView>;
type Story = StoryObj<typeof NotFoundView>;

export const Plain: Story = { name: "通常" };
export const Closed: Story = {
  name: "会員のみの店",
  args: { canSearch: false, categories: [], popular: null, links: [] },
};
