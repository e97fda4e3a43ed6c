import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FlipBookView } from "#ui/screens/flip-book/flip-book-view";
import { inShop } from "#ui/stories/in-frame";
import { pictures } from "#ui/stories/pictures.fixture";
import { products } from "#ui/stories/products.fixture";

const page = (number: number, heading: string, text: string) => ({
  number,
  image: pictures.celadon,
  heading,
  text,
  products: products.slice(number, number + 2).map((product) => ({
    ...product,
    path: paths.product({ key: product.key }),
  })),
});

export default {
  title: "画面/デジタルカタログ",
  component: FlipBookView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    catalog: {
      key: "autumn",
      title: "折節のうつわ 秋冬号",
      lead: "新米と、火のそばの道具。",
      issued_on: "2026-09-01",
    },
    isLoading: false,
    pages: [
      page(1, "炊きたてを、よそう", "手に包んだときの丸みで選んだ飯碗です。"),
      page(2, "火のそばの道具", "土鍋は、火を止めてからがおいしくなる時間です。"),
      page(3, "お茶の時間", "最後の一滴まで、静かに落ちる急須です。"),
    ],
    hasReducedRate: false,
    openedPage: 1,
    onTurned: () => undefined,
    orderPath: paths.catalogOrder(),
    others: [
      {
        path: paths.flipBook({ catalog: "gift" }),
        title: "贈りものの手帖",
        image: pictures.celadon,
        lead: "季節のご挨拶に。",
      },
    ],
  },
} satisfies Meta<typeof FlipBookView>;
type Story = StoryObj<typeof FlipBookView>;

export const Plain: Story = { name: "通常" };
export const Enlarged: Story = {
  name: "拡大",
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>("ol button")?.click(),
};
export const Empty: Story = { name: "空", args: { catalog: null, pages: [], others: [] } };
export const Loading: Story = { name: "読込中", args: { catalog: null, isLoading: true, pages: [], others: [] } };
