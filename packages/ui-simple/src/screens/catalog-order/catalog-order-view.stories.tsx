import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CatalogOrderView } from "#ui/screens/catalog-order/catalog-order-view";
import { inShop } from "#ui/stories/in-frame";
import { findAddresses, prefectures } from "#ui/stories/person.fixture";
import { pictures } from "#ui/stories/pictures.fixture";

export default {
  title: "画面/カタログのご請求",
  component: CatalogOrderView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    catalogs: [
      {
        title: "折節のうつわ 秋冬号",
        lead: "新米と、火のそばの道具。",
        cover: pictures.celadon,
        path: paths.flipBook({ catalog: "autumn" }),
      },
    ],
    chosen: "折節のうつわ 秋冬号",
    prefill: {},
    prefectures,
    findAddresses,
    sentKey: null,
    readPath: paths.flipBook(),
    productListPath: paths.productList(),
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof CatalogOrderView>;
type Story = StoryObj<typeof CatalogOrderView>;

export const Plain: Story = { name: "通常" };
export const Failing: Story = {
  name: "不備",
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>("main button[type=submit]")?.click(),
};
export const Sent: Story = { name: "受付済み", args: { sentKey: "7K3F9QXA2M" } };
export const Empty: Story = { name: "空", args: { catalogs: [] } };
export const Loading: Story = { name: "読込中", args: { catalogs: null } };
