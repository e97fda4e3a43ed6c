import type { Meta, StoryObj } from "@storybook/react-vite";
import { FavouriteButton } from "#ui/slots/favourite-button/favourite-button";
import { productWith } from "#ui/stories/products.fixture";

export default {
  title: "部品/お気に入りボタン",
  component: FavouriteButton,
  args: { product: productWith({ is_favorite: false }), onToggled: () => undefined },
} satisfies Meta<typeof FavouriteButton>;
type Story = StoryObj<typeof FavouriteButton>;

export const Icon: Story = { name: "アイコン" };
export const Favourite: Story = { name: "お気に入り", args: { product: productWith({ is_favorite: true }) } };
export const Text: Story = { name: "文字つき", args: { look: "text" } };
