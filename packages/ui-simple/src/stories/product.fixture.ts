import type { Product, Variant } from "@noren/contract";
import type { ProductOption } from "#ui/screens/product/product.props";
import { pictures } from "#ui/stories/pictures.fixture";
import { productWith } from "#ui/stories/products.fixture";

/** A variant with some values replaced. */
export const variantWith = (changes: Partial<Variant>): Variant => ({
  id: 11,
  code: "KT-0101-L",
  option_values: ["大"],
  product_price: 2000,
  product_price_with_tax: 2200,
  before_price: null,
  stock_status: "in_stock",
  stock_quantity: null,
  max_quantity: 20,
  image: null,
  ...changes,
});

export const product: Product = {
  ...productWith({ is_new: true }),
  catch_copy: "ごはんの白が映える、やわらかな青。",
  description:
    "波佐見の磁土に、青磁の釉薬を二度かけて焼き上げた飯碗です。高台は少し高めにつくり、手に取ったときに指がかかるようにしました。\n\n貫入のない釉薬なので、においや色が残りにくく、毎日気兼ねなくお使いいただけます。",
  specs: [
    { name: "素材", value: "磁器（青磁釉）" },
    { name: "サイズ", value: "大：直径12.5×高さ6cm／約210g\n小：直径11×高さ5.5cm／約170g" },
    { name: "産地", value: "長崎県波佐見町" },
    { name: "ご使用", value: "電子レンジ・食器洗浄機をお使いいただけます。直火とオーブンはお避けください。" },
  ],
  images: [pictures.celadon, pictures.kohiki, pictures.sometsuke, pictures.tenmoku],
  options: [{ name: "サイズ", values: ["大", "小"] }],
  product_model: { products: [variantWith({}), variantWith({ id: 12, option_values: ["小"] })] },
  breadcrumbs: [
    { key: "tableware", name: "器・食卓" },
    { key: "bowls", name: "飯碗・鉢" },
  ],
  lead_days: 2,
  review_summary: { total: 8, average: 4.3 },
  arrival: { first_on: "2026-11-25", last_on: "2026-11-27" },
  embroidery_letters: null,
  created_at: "2026-11-10T10:00:00+09:00",
};

/** The product's options with one value chosen, or none for "". */
export const options = (chosen: string): ProductOption[] => [
  {
    name: "サイズ",
    values: ["大", "小"].map((value) => ({ value, isChosen: value === chosen, isAvailable: true, image: null })),
  },
];
