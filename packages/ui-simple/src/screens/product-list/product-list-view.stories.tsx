import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductListView } from "#ui/screens/product-list/product-list-view";
import {
  attributeFacets,
  categories,
  noFilter,
  paginationWith,
  products,
  withoutPrices,
} from "#ui/stories/products.fixture";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/商品一覧",
  component: ProductListView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    title: "飯碗・鉢",
    breadcrumbs: [
      { name: "器・食卓", path: paths.productList({ category: "tableware" }) },
      { name: "飯碗・鉢", path: paths.productList({ category: "bowls" }) },
    ],
    lead: "",
    lock: null,
    products,
    comparison: null,
    compareChoice: {
      keys: [],
      products: [],
      max: 4,
      pathToggling: (key) => paths.productList({ compare: key }),
      openPath: null,
      clearPath: paths.productList(),
    },
    viewPaths: { grid: paths.productList(), list: paths.productList({ view: "list" }) },
    budgets: [
      { price_min: null, price_max: 3000, product_count: 9, isChosen: false },
      { price_min: 3000, price_max: 5000, product_count: 12, isChosen: false },
      { price_min: 5000, price_max: 10_000, product_count: 8, isChosen: false },
      { price_min: 10_000, price_max: null, product_count: 3, isChosen: false },
    ],
    hasReducedRate: true,
    pagination: paginationWith({ total: 32, last: 3, per: 15 }),
    more: null,
    facets: {
      brands: [
        { key: "hasami", name: "波佐見 白山窯", product_count: 12 },
        { key: "mashiko", name: "益子 つかもと", product_count: 8 },
      ],
      makers: [
        { key: "hakusan", name: "白山窯", product_count: 12 },
        { key: "tsukamoto", name: "つかもと", product_count: 8 },
      ],
      tags: [
        { key: "free-postage", name: "送料込み", product_count: 9 },
        { key: "gift", name: "ギフト対応", product_count: 21 },
      ],
      categories: [
        { key: "bowls", name: "飯碗・鉢", product_count: 32 },
        { key: "cups", name: "湯のみ・マグ", product_count: 18 },
      ],
      price_min: 880,
      price_max: 13200,
    },
    filter: noFilter,
    hasPrices: true,
    makerName: null,
    tagName: null,
    isTagProtected: false,
    parameters: [{ name: "category", value: "bowls" }],
    categories: categories.slice(0, 4),
    categoryChoices: categories.slice(0, 4),
    requestPath: null,
    suggestions: [],
    popular: null,
    isFetching: false,
    pathWith: (change) =>
      paths.productList(
        new URLSearchParams(Object.entries(change).map(([key, value]) => [key, JSON.stringify(value)])),
      ),
    problem: null,
    isFilterOpen: false,
    bookmark: { isSearch: false, isBookmarked: false, isBusy: false, loginPath: null, onToggled: () => undefined },
    onFilterOpened: () => undefined,
    onFilterClosed: () => undefined,
    onFilterChanged: () => undefined,
    onFavouriteToggled: () => undefined,
    onAddedToCart: () => undefined,
    onSetAdded: async () => undefined,
  },
} satisfies Meta<typeof ProductListView>;
type Story = StoryObj<typeof ProductListView>;

export const Plain: Story = { name: "通常" };
export const Unreachable: Story = {
  name: "通信エラー",
  args: { problem: "通信できませんでした。電波の状況をお確かめのうえ、もう一度お試しください。" },
};
export const FilterOpened: Story = {
  name: "絞り込みのシート（スマートフォン）",
  args: { isFilterOpen: true },
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>("main summary")?.click(),
};
export const Narrowed: Story = {
  name: "絞り込み中",
  args: {
    title: "「飯碗」の検索結果",
    filter: { ...noFilter, word: "飯碗", brands: ["hasami"], price_max: 3000, in_stock: true },
    parameters: [
      { name: "brand", value: "hasami" },
      { name: "word", value: "飯碗" },
      { name: "price_max", value: "3000" },
      { name: "in_stock", value: "1" },
    ],
    products: products.slice(0, 3),
    pagination: paginationWith({ total: 3 }),
  },
};
export const ByAttributes: Story = {
  name: "属性での絞り込み",
  args: {
    facets: { brands: [], categories: [], price_min: 880, price_max: 13200, attributes: attributeFacets },
    filter: { ...noFilter, attributes: [{ key: "brew", choices: ["press"], min: null, max: null }] },
    parameters: [{ name: "a.brew", value: "press" }],
  },
};
export const Budgeted: Story = {
  name: "ご予算での絞り込み",
  args: {
    filter: { ...noFilter, price_min: 3000, price_max: 5000 },
    budgets: [
      { price_min: null, price_max: 3000, product_count: 9, isChosen: false },
      { price_min: 3000, price_max: 5000, product_count: 12, isChosen: true },
      { price_min: 5000, price_max: 10_000, product_count: 8, isChosen: false },
    ],
  },
};
const growing = {
  pagination: paginationWith({ total: 62, last: 5, per: 15, current: 2 }),
  more: {
    next: { path: paths.productList({ page: "2", to: "3" }), count: 15, isFull: false },
    previousPath: paths.productList(),
    hasFailed: false,
    onNextRequested: () => undefined,
  },
};
export const Growing: Story = { name: "続きを足していく一覧", args: growing };
export const GrowingFailed: Story = {
  name: "続きを読み込めない一覧",
  args: { ...growing, more: { ...growing.more, hasFailed: true } },
};
export const Lines: Story = {
  name: "一覧で表示",
  args: {
    filter: { ...noFilter, view: "list" },
    products: products.map((product, index) =>
      index % 2 === 0
        ? {
            ...product,
            review_summary: { total: 8, average: 4.3 },
            attributes: [
              { key: "color", name: "色", text: "青・白" },
              { key: "material", name: "素材", text: "磁器" },
            ],
          }
        : product,
    ),
  },
};
export const Chosen: Story = {
  name: "比較する商品を選択中",
  args: {
    filter: { ...noFilter, compare: ["hasami-bowl", "b", "c", "d"] },
    compareChoice: {
      keys: ["hasami-bowl", "b", "c", "d"],
      products: products.slice(0, 4),
      max: 4,
      pathToggling: (key) =>
        ["hasami-bowl", "b", "c", "d"].includes(key) ? paths.productList({ compare: key }) : null,
      openPath: paths.productList({ is_comparing: 1 }),
      clearPath: paths.productList(),
    },
  },
};
export const Compared: Story = {
  name: "商品の比較",
  args: {
    title: "商品の比較",
    comparison: {
      products: products.slice(0, 4).map((product) => ({ product, pathWithout: paths.productList({ compare: "b" }) })),
      rows: [
        { kind: "price", name: "価格", isSame: false },
        {
          kind: "text",
          name: "評価",
          texts: ["★4.3（レビュー8件）", "", "★5.0（レビュー1件）", ""],
          isSame: false,
        },
        {
          kind: "text",
          name: "お届け",
          texts: Array.from({ length: 4 }, () => "最短11月25日(水)、遠方は11月27日(金)にお届け"),
          isSame: true,
        },
        { kind: "text", name: "素材", texts: ["磁器（青磁釉）", "磁器", "陶器", "陶器（天目釉）"], isSame: false },
        {
          kind: "text",
          name: "サイズ",
          texts: ["大：直径12.5×高さ6cm／約210g\n小：直径11×高さ5.5cm／約170g", "直径11.5×高さ6cm", "", "直径12cm"],
          isSame: false,
        },
      ],
      closePath: `${paths.productList()}#compare-d`,
    },
    filter: { ...noFilter, compare: ["hasami-bowl", "b", "c", "d"], is_comparing: true },
  },
};
export const Fetching: Story = { name: "更新中", args: { isFetching: true } };
export const Empty: Story = {
  name: "該当なし",
  args: {
    title: "「きゅうりう」の検索結果",
    filter: { ...noFilter, word: "きゅうりう" },
    parameters: [{ name: "word", value: "きゅうりう" }],
    products: [],
    pagination: paginationWith({ total: 0 }),
    suggestions: ["きゅうす", "急須"].map((word) => ({ word, path: paths.productList({ word }) })),
    popular: { title: "人気ランキング", products: products.slice(0, 8) },
  },
};
export const EmptyWithoutOffers: Story = {
  name: "該当なし（候補なし）",
  args: { ...Empty.args, suggestions: [], popular: null, categories: [], categoryChoices: [], hasReducedRate: false },
};
export const TagLocked: Story = {
  name: "タグのパスワード",
  args: {
    title: "お得意さまご招待会",
    lead: "ご案内状にあるパスワードをご入力ください。",
    breadcrumbs: [{ name: "お得意さまご招待会", path: paths.productList() }],
    lock: { onSubmitted: () => Promise.resolve({ errors: { password: ["パスワードが正しくありません。"] } }) },
    products: [],
    hasReducedRate: false,
    filter: { ...noFilter, tag: "friends-sale" },
    parameters: [{ name: "tag", value: "friends-sale" }],
  },
};
export const OfTag: Story = {
  name: "タグ（パスワード確認後）",
  args: {
    title: "お得意さまご招待会",
    filter: { ...noFilter, tag: "gift" },
    tagName: "ギフト対応",
    isTagProtected: true,
    parameters: [{ name: "tag", value: "gift" }],
  },
};
export const KeyNeeded: Story = {
  name: "学校キーの確認前",
  args: { hasPrices: false, products: withoutPrices(products) },
};
