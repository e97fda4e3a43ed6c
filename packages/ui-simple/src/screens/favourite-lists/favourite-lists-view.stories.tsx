import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FavouriteListsView } from "#ui/screens/favourite-lists/favourite-lists-view";
import { inShop } from "#ui/stories/in-frame";
import { productWith } from "#ui/stories/products.fixture";
import { pictures } from "#ui/stories/pictures.fixture";

const listOf = (key: string, name: string) => ({ key, name, path: paths.favouriteList({ key }) });
const favourites = { ...listOf("favorites", "お気に入り"), count: 12, image: pictures.celadon };

export default {
  title: "画面/お気に入りの一覧",
  component: FavouriteListsView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    lists: [favourites, { ...listOf("mother", "母の日"), count: 3, image: pictures.sometsuke }],
    homePath: paths.mypageHome(),
    choice: null,
    listsPath: paths.favouriteLists(),
    onListChosen: async () => undefined,
  },
} satisfies Meta<typeof FavouriteListsView>;
type Story = StoryObj<typeof FavouriteListsView>;

export const Plain: Story = { name: "通常" };
export const Empty: Story = { name: "空", args: { lists: [{ ...favourites, count: 0, image: null }] } };
export const Loading: Story = { name: "読込中", args: { lists: null } };
const mothersDay = { key: "mother", name: "母の日" };
export const Choosing: Story = {
  name: "リストに入れる",
  args: { choice: { product: productWith({}), lists: [mothersDay], from: null } },
};
export const Moving: Story = {
  name: "リストから移す",
  args: { choice: { product: productWith({}), lists: [{ key: "gift", name: "贈りもの" }], from: "母の日" } },
};
