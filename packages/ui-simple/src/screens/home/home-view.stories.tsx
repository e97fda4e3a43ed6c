import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HomeView } from "#ui/screens/home/home-view";
import { DefaultLayout } from "#ui/layouts/default-layout";
import { florist, generalShop } from "#ui/stories/home.fixture";
import { products } from "#ui/stories/products.fixture";
import { contact, footerGroups, legalLinks, offeredPages } from "#ui/stories/shop.fixture";

export default {
  title: "画面/ホーム",
  component: HomeView,
  parameters: { layout: "fullscreen" },
  args: { ...generalShop, onFavouriteToggled: () => undefined, onAddedToCart: () => undefined },
  decorators: [
    (Story, { args }) => (
      <DefaultLayout
        header={{
          shopName: args.shopName,
          homePath: paths.home(),
          categories: args.categories,
          pages: offeredPages,
          word: "",
          account: { kind: "guest", loginPath: paths.login() },
          cartCount: 2,
        }}
        footer={{ shopName: args.shopName, groups: footerGroups, legalLinks, contact }}
        messages={[]}
        areas={{ top: null, side: null, bottom: null }}
      >
        <Story />
      </DefaultLayout>
    ),
  ],
} satisfies Meta<typeof HomeView>;
type Story = StoryObj<typeof HomeView>;

export const Plain: Story = { name: "通常" };
export const Returning: Story = { name: "最近見た商品がある", args: { recentProducts: products.slice(0, 4) } };
export const Florist: Story = { name: "花屋", args: florist };
export const Bare: Story = {
  name: "準備中のお店",
  args: { heroes: [], features: [], newest: null, collections: [], news: [], recentProducts: [] },
};
