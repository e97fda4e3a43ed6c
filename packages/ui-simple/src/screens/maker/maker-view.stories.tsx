import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MakerView } from "#ui/screens/maker/maker-view";
import { inShop } from "#ui/stories/in-frame";
import { pictures } from "#ui/stories/pictures.fixture";
import { products } from "#ui/stories/products.fixture";

export default {
  title: "画面/つくり手の紹介",
  component: MakerView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    maker: {
      name: "翠明窯",
      lead: "澄んだ釉薬の色だけで、器の表情をつくる窯です。",
      place: "佐賀県有田町",
      founded: "大正12年",
      image: pictures.celadon,
      story:
        "<p>青磁も瑠璃も、絵を描かずに釉薬だけで仕上げるのが翠明窯のやり方です。</p><h2>二度掛けの青磁</h2><p>乾くのを待って二度掛けた青磁は、縁に薄い緑がにじみます。</p>",
      product_count: 12,
    },
    brands: [{ name: "翠明窯", product_count: 12, path: paths.productList({ brand: "suimei" }) }],
    products: products.slice(0, 4),
    productsPath: paths.productList({ maker: "suimei" }),
    listPath: paths.makerList(),
    hasReducedRate: false,
    onFavouriteToggled: () => undefined,
    onAddedToCart: () => undefined,
  },
} satisfies Meta<typeof MakerView>;
type Story = StoryObj<typeof MakerView>;

export const Plain: Story = { name: "通常" };
export const Loading: Story = { name: "読込中", args: { maker: null, products: [] } };
