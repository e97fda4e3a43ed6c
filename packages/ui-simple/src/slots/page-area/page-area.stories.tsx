import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { DefaultLayout } from "#ui/layouts/default-layout";
import blocksStories from "#ui/slots/blocks/blocks.stories";
import { PageArea } from "#ui/slots/page-area/page-area";
import { categories, products } from "#ui/stories/products.fixture";
import { contact, footerGroups, legalLinks, offeredPages, shopName } from "#ui/stories/shop.fixture";

const blocksNamed = (...names: string[]) => blocksStories.args.blocks.filter(({ name }) => names.includes(name));

export default {
  title: "部品/ページの前後のエリア",
  component: PageArea,
  parameters: { layout: "fullscreen" },
  args: {
    ...blocksStories.args,
    place: "bottom",
    blocks: blocksNamed("banners", "news"),
    hasReducedRate: false,
    hidesHeader: false,
    hidesFooter: false,
  },
  decorators: [
    (Story, { args }) => (
      <DefaultLayout
        header={{
          shopName,
          homePath: paths.home(),
          categories,
          pages: offeredPages,
          word: "",
          account: { kind: "guest", loginPath: paths.login() },
          cartCount: 2,
        }}
        footer={{ shopName, groups: footerGroups, legalLinks, contact }}
        messages={[]}
        areas={{ top: null, side: null, bottom: null, [args.place]: <Story /> }}
      >
        <h1>ページの見出し</h1>
      </DefaultLayout>
    ),
  ],
} satisfies Meta<typeof PageArea>;
type Story = StoryObj<typeof PageArea>;

export const Top: Story = { name: "上", args: { place: "top", blocks: blocksNamed("text") } };
export const Side: Story = {
  name: "横",
  args: {
    place: "side",
    blocks: [
      ...blocksNamed("categories"),
      { name: "products", props: { title: "人気の品", products: products.slice(0, 2) } },
    ],
  },
};
export const Bottom: Story = { name: "下" };
export const Bare: Story = {
  name: "ヘッダーとフッターの案内を出さない",
  args: { place: "top", blocks: [], hidesHeader: true, hidesFooter: true },
};
