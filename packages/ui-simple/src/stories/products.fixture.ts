import type { AttributeFacet, Category, Pagination, ProductInfo } from "@noren/contract";
import type { ProductFilter } from "#ui/screens/product-list/product-list.props";
import { pictures } from "#ui/stories/pictures.fixture";

const plain: ProductInfo = {
  id: 1,
  key: "hasami-bowl",
  name: "青磁の飯碗 大",
  code: "KT-0101",
  brand: { key: "hasami", name: "波佐見 白山窯" },
  categories: [{ key: "tableware", name: "器・食卓" }],
  product_price: 2000,
  product_price_with_tax: 2200,
  is_price_from: false,
  before_price: null,
  tax_rate: 10,
  image: pictures.celadon,
  is_show_product: true,
  is_stock_available: true,
  default_variant_id: 11,
  is_new: false,
  is_favorite: false,
};

/** A product with some values replaced. */
export const productWith = (changes: Partial<ProductInfo>): ProductInfo => ({ ...plain, ...changes });

/** Eight products, each in a state that a list shows differently. */
export const products: ProductInfo[] = [
  plain,
  productWith({ id: 2, key: "b", name: "染付の飯碗 十草文様", image: pictures.sometsuke, is_new: true }),
  productWith({
    id: 3,
    key: "c",
    name: "粉引の飯碗",
    image: pictures.kohiki,
    before_price: 2640,
    product_price_with_tax: 1980,
    is_favorite: true,
  }),
  productWith({
    id: 4,
    key: "d",
    name: "天目釉の小鉢",
    image: pictures.tenmoku,
    is_stock_available: false,
    default_variant_id: null,
  }),
  productWith({
    id: 5,
    key: "e",
    name: "木桶仕込みの醤油 二年熟成",
    brand: null,
    tax_rate: 8,
    product_price_with_tax: 1296,
    image: pictures.shoyu,
  }),
  productWith({
    id: 6,
    key: "f",
    name: "毎日つかう飯碗 選べる五つの釉薬（青磁・粉引・天目・瑠璃・飴釉）",
    is_price_from: true,
    default_variant_id: null,
    product_price_with_tax: 1760,
    image: pictures.tenmoku,
  }),
  productWith({ id: 7, key: "g", name: "染付の小鉢", image: pictures.sometsuke, product_price_with_tax: 1100 }),
  productWith({ id: 8, key: "h", name: "青磁の鉢", image: pictures.celadon, product_price_with_tax: 6600 }),
];

const category = (id: number, key: string, name: string, children: [string, string][] = []): Category => ({
  id,
  key,
  name,
  product_count: 12,
  image: null,
  children: children.map(([childKey, childName], at) => category(id * 100 + at, childKey, childName)),
});

export const categories: Category[] = [
  category(1, "tableware", "器・食卓", [
    ["bowls", "飯碗・鉢"],
    ["cups", "湯のみ・マグ"],
    ["plates", "皿"],
    ["glass", "ガラス"],
  ]),
  category(2, "kitchen", "台所道具", [
    ["pots", "鍋・やかん"],
    ["knives", "包丁・まな板"],
  ]),
  category(3, "food", "食品", [
    ["seasoning", "調味料"],
    ["sweets", "和菓子・洋菓子"],
    ["fruit", "果物・野菜"],
  ]),
  category(4, "tea", "お茶・コーヒー", [
    ["leaf", "日本茶"],
    ["coffee", "コーヒー"],
  ]),
  category(5, "towel", "タオル・寝具"),
  category(6, "wear", "服・帽子", [
    ["tops", "Tシャツ"],
    ["caps", "帽子"],
  ]),
  category(7, "bag", "鞄・財布"),
  category(8, "paper", "文具・紙"),
  category(9, "living", "暮らしの道具"),
  category(10, "bath", "石けん・お風呂"),
  category(11, "plant", "花・植物"),
  category(12, "gift", "贈りもの"),
];

export const paginationWith = (changes: Partial<Pagination>): Pagination => ({
  total: 8,
  per: 15,
  last: 1,
  current: 1,
  ...changes,
});

export const noFilter: ProductFilter = {
  category: null,
  brands: [],
  maker: null,
  tag: null,
  attributes: [],
  near: [],
  by: null,
  word: "",
  price_min: null,
  price_max: null,
  in_stock: false,
  is_new: false,
  sort: "recommended",
  view: "grid",
  compare: [],
  is_comparing: false,
};

/** The products without prices, for a browser without the required school's key. */
export const withoutPrices = (all: readonly ProductInfo[]): ProductInfo[] =>
  all.map((product) => ({
    ...product,
    product_price: null,
    product_price_with_tax: null,
    before_price: null,
    is_price_from: false,
    default_variant_id: null,
  }));

/** An attribute with choices, one on a scale with names, and one in grams. */
export const attributeFacets: AttributeFacet[] = [
  {
    key: "brew",
    name: "淹れ方",
    choices: [
      { key: "paper", name: "ペーパードリップ", product_count: 3 },
      { key: "press", name: "フレンチプレス", product_count: 1, color: "#26375c" },
    ],
  },
  {
    key: "roast",
    name: "焙煎",
    choices: [],
    range: {
      min: 1,
      max: 3,
      unit: "",
      scale: { min: 1, max: 3, low: "浅い", high: "深い", steps: ["浅", "中", "深"] },
    },
  },
  { key: "weight", name: "内容量", choices: [], range: { min: 100, max: 500, unit: "g" } },
];
