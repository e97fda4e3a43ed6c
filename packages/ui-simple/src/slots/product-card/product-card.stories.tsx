import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductCard } from "#ui/slots/product-card/product-card";
import { noPicture, pictures } from "#ui/stories/pictures.fixture";
import { products, productWith } from "#ui/stories/products.fixture";

export default {
  title: "部品/商品カード",
  component: ProductCard,
  args: { product: productWith({}), onFavouriteToggled: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "18rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
type Story = StoryObj<typeof ProductCard>;

export const Plain: Story = { name: "通常" };
export const Reviewed: Story = {
  name: "レビューあり",
  args: { product: productWith({ review_summary: { total: 8, average: 4.3 } }) },
};
export const New: Story = { name: "新着", args: { product: products[1] } };
export const Cut: Story = { name: "値下げ・お気に入り", args: { product: products[2] } };
export const NoPicture: Story = {
  name: "画像準備中",
  args: { product: productWith({ image: noPicture("青磁の飯碗 大") }) },
};
export const StandIn: Story = {
  name: "イメージ画像",
  args: { product: productWith({ image: { ...pictures.sometsuke, is_stand_in: true } }) },
};
export const SoldOut: Story = { name: "在庫切れ", args: { product: products[3] } };
