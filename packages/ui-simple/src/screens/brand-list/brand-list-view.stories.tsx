import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrandListView } from "#ui/screens/brand-list/brand-list-view";
import { inShop } from "#ui/stories/in-frame";

const brand = (key: string, name: string, product_count: number) => ({
  name,
  product_count,
  path: paths.productList({ brand: key }),
});

export default {
  title: "画面/ブランド一覧",
  component: BrandListView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    rows: [
      { row: "ア", anchor: "row-1", brands: [brand("asagiri", "朝霧陶苑", 6), brand("akari", "灯里硝子", 12)] },
      { row: "サ", anchor: "row-2", brands: [brand("suimei", "翠明窯", 8)] },
      { row: "他", anchor: "row-3", brands: [brand("noren", "NOREN", 1)] },
    ],
  },
} satisfies Meta<typeof BrandListView>;
type Story = StoryObj<typeof BrandListView>;

export const Plain: Story = { name: "通常" };
export const Empty: Story = { name: "空", args: { rows: [] } };
export const Loading: Story = { name: "読込中", args: { rows: null } };
