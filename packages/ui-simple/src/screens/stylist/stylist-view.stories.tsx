import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { StylistView } from "#ui/screens/stylist/stylist-view";
import listStories from "#ui/screens/stylist-list/stylist-list-view.stories";
import { inShop } from "#ui/stories/in-frame";
import { pictures } from "#ui/stories/pictures.fixture";
import { products } from "#ui/stories/products.fixture";

export default {
  title: "画面/選ぶ人の紹介",
  component: StylistView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    stylist: {
      name: "森田 千景",
      role: "料理家",
      words:
        "器を選ぶときは、盛りつける前に、空のまま一日置いておきます。目が疲れない器は、料理の邪魔をしません。\n\n今回選んだのは、朝の十分で食卓に出せるものばかり。",
      image: pictures.celadon,
    },
    listName: "選ぶ人",
    products: products.slice(0, 5),
    others: listStories.args.stylists.slice(1),
    listPath: paths.stylistList(),
    hasReducedRate: false,
    onFavouriteToggled: () => undefined,
    onAddedToCart: () => undefined,
  },
} satisfies Meta<typeof StylistView>;
type Story = StoryObj<typeof StylistView>;

export const Plain: Story = { name: "通常" };
export const Loading: Story = { name: "読込中", args: { stylist: null, products: [], others: [] } };
