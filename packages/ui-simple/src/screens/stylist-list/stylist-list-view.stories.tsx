import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { StylistListView } from "#ui/screens/stylist-list/stylist-list-view";
import { inShop } from "#ui/stories/in-frame";
import { pictures } from "#ui/stories/pictures.fixture";
import { products } from "#ui/stories/products.fixture";

export default {
  title: "画面/選ぶ人",
  component: StylistListView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    title: "選ぶ人",
    lead: "料理家、店主、職人。暮らしの道具を、三人の目で選びました。",
    stylists: [
      {
        path: paths.stylist({ key: "a" }),
        title: "森田 千景",
        facts: "料理家",
        image: pictures.celadon,
        lead: "器を選ぶときは、盛りつける前に、空のまま一日置いておきます。",
      },
      {
        path: paths.stylist({ key: "b" }),
        title: "加賀見 惣介",
        facts: "茶舗店主",
        image: null,
        lead: "道具は、手の動きを小さくするためにあります。",
      },
    ],
    products: products.slice(0, 4),
    hasReducedRate: false,
    onFavouriteToggled: () => undefined,
    onAddedToCart: () => undefined,
  },
} satisfies Meta<typeof StylistListView>;
type Story = StoryObj<typeof StylistListView>;

export const Plain: Story = { name: "通常" };
export const Loading: Story = { name: "読込中", args: { title: null } };
