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
    products,
    hasReducedRate: true,
    pagination: paginationWith({ total: 32, last: 3, per: 15 }),
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
    parameters: [{ name: "category", value: "bowls" }],
    categories: categories.slice(0, 4),
    requestPath: null,
    suggestions: [],
    popular: null,
    isFetching: false,
    pathWith: (change) =>
      paths.productList(
        new URLSearchParams(Object.entries(change).map(([key, value]) => [key, JSON.stringify(value)])),
      ),
    isFilterOpen: false,
    bookmark: { isBookmarked: false, isBusy: false, loginPath: null, onToggled: () => undefined },
    onFilterOpened: () => undefined,
    onFilterClosed: () => undefined,
    onFilterChanged: () => undefined,
    onFavouriteToggled: () => undefined,
    onAddedToCart: () => undefined,
  },
} satisfies Meta<typeof ProductListView>;
type Story = StoryObj<typeof ProductListView>;

export const Plain: Story = { name: "通常" };
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
  args: { ...Empty.args, suggestions: [], popular: null, categories: [], hasReducedRate: false },
};
export const KeyNeeded: Story = {
  name: "学校キーの確認前",
  args: { hasPrices: false, products: withoutPrices(products) },
};
