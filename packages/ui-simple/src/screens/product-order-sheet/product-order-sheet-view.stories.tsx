import { paths, SCHOOL_KEY_PATH } from "@noren/contract/paths";
import { lineEmbroidery } from "@noren/validation/fields/measurement";
import { optional } from "@noren/validation/fields/field";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductOrderSheetView } from "#ui/screens/product-order-sheet/product-order-sheet-view";
import { messageWith } from "#ui/stories/cart.fixture";
import { inShop } from "#ui/stories/in-frame";
import { product, variantWith } from "#ui/stories/product.fixture";

const sizes = ["S", "M", "L", "XL"].map((value, index) =>
  variantWith({
    id: index + 1,
    option_values: [value],
    stock_status: "in_stock",
    stock_quantity: null,
    max_quantity: 60,
  }),
);
const rows = sizes.map((variant, index) => ({ variant, quantity: index * 4, isSuggested: index === 1 }));

export default {
  title: "画面/注文票",
  component: ProductOrderSheetView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    product: { ...product, name: "白無地のTシャツ" },
    productPath: paths.product({ key: product.key }),
    sizeTable: {
      columns: ["身幅", "着丈"],
      rows: [
        { name: "S", values: ["48cm", "65cm"] },
        { name: "M", values: ["52cm", "69cm"] },
        { name: "L", values: ["55cm", "73cm"] },
      ],
      note: "平置きの実寸です。1〜2cmの差がある場合があります。",
    },
    rows,
    fields: { name_embroidery: optional({ ...lineEmbroidery, max: 10 }) },
    storedEmbroidery: "花子",
    total: { pieces: 24, price: 52800 },
    messages: {
      above: messageWith("pre-order-info-1", "<p>こちらは、受注してからお作りする商品です。</p>"),
      below: messageWith("pre-order-info-2", "<p>製作に入ったあとの取り消しと、お名入れの変更は承れません。</p>"),
    },
    keyPath: null,
    isSelling: true,
    hasReducedRate: false,
    onQuantityChanged: () => undefined,
    onSubmitted: () => Promise.resolve(),
  },
} satisfies Meta<typeof ProductOrderSheetView>;
type Story = StoryObj<typeof ProductOrderSheetView>;

export const Plain: Story = { name: "通常" };
export const OneVariant: Story = {
  name: "サイズなし・刺繍なし",
  args: {
    sizeTable: null,
    rows: [{ variant: variantWith({ option_values: [] }), quantity: 0, isSuggested: false }],
    fields: {},
    storedEmbroidery: null,
    total: { pieces: 0, price: 0 },
    messages: { above: null, below: null },
  },
};
export const FewAndSoldOut: Story = {
  name: "残りわずか・在庫切れ",
  args: {
    rows: [
      {
        variant: variantWith({ stock_status: "few", stock_quantity: 3, max_quantity: 3 }),
        quantity: 3,
        isSuggested: true,
      },
      {
        variant: variantWith({ id: 12, option_values: ["小"], stock_status: "out", max_quantity: 0 }),
        quantity: 0,
        isSuggested: false,
      },
    ],
    total: { pieces: 3, price: 6600 },
  },
};
export const WithoutKey: Story = {
  name: "学校キーが必要",
  args: { keyPath: SCHOOL_KEY_PATH, total: { pieces: 0, price: null } },
};
export const Stopped: Story = { name: "販売の休止中", args: { isSelling: false } };
