import type { Banner, Category, News, Picture } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import type { HomeProps } from "#ui/screens/home/home.props";
import { studio } from "#ui/stories/pictures.fixture";
import { categories, products } from "#ui/stories/products.fixture";
import { businessDates } from "#ui/stories/shop.fixture";

const wide = (shot: string, color: string, alt: string): Picture => ({
  ...studio(shot, color, alt),
  width: 1600,
  height: 900,
});
const tall = (shot: string, color: string, alt: string): Picture => ({
  ...studio(shot, color, alt),
  width: 1200,
  height: 1500,
});

const banner = (
  id: number,
  title: string,
  lead: string,
  image: Picture,
  image_tall: Picture | null = null,
): Banner => ({
  id,
  area: "home-hero",
  is_show: true,
  title,
  lead,
  link: paths.productList(),
  image,
  image_tall,
});

const news = (id: number, key: string, category: string, title: string): News => ({
  id,
  key,
  category,
  title,
  published_at: "2026-11-18T10:00:00+09:00",
  is_read: null,
});

const collection = (alias: string, title: string, lead: string, path: string | null = null) => ({
  alias,
  title,
  lead,
  path,
  products,
});

const tables = ["bowl-ruri", "pan-iron", "jar-honey", "caddy-sencha", "towel-white-stack", "tshirt-white"];

export const generalShop: Omit<HomeProps, "onFavouriteToggled" | "onAddedToCart"> = {
  shopName: "のれん商店",
  businessDates,
  today: "2026-11-20",
  heroes: [
    banner(
      1,
      "朝の食卓に、青磁のひと揃い。",
      "手になじむ大きさを、職人と三年かけて確かめました。",
      wide("hero-table-wide", "#dcd8cf", "青磁の器を並べた朝の食卓"),
      tall("hero-table-tall", "#dcd8cf", "青磁の器を並べた朝の食卓"),
    ),
  ],
  features: [
    banner(2, "贈りものの季節に", "のし・包装は無料で承ります。", wide("hero-gift-wide", "#e5dfd5", "のし付きの箱")),
    banner(3, "お茶の時間", "茶筒と急須、そして和菓子。", wide("hero-tea-wide", "#d9d2c4", "お茶の時間")),
  ],
  categories: categories.map((category, at) => ({
    ...category,
    image: studio(tables[at % tables.length] ?? "bowl-ruri", "#dfdcd5", category.name),
  })),
  newest: collection("newest", "新着の商品", "届いたばかりの品をご紹介します。", paths.productList({ is_new: 1 })),
  collections: [collection("ranking", "よく選ばれている品", "この一か月のご注文から。")],
  ownSections: {},
  news: [
    news(1, "winter", "お知らせ", "年末年始の発送について"),
    news(2, "kiln", "読みもの", "波佐見の窯を訪ねました"),
    news(3, "tea", "入荷", "新しいお茶が届きました"),
  ],
  recentProducts: [],
  hasReducedRate: true,
};

const flowers: [key: string, name: string, shot: string][] = [
  ["birthday", "誕生日・記念日", "fl-bouquet-rose-mix"],
  ["mothers-day", "母の日", "fl-bouquet-carnation"],
  ["opening", "開店・開業祝い", "fl-orchid-white"],
  ["offering", "お供え・お悔やみ", "fl-arrange-purple"],
  ["bouquets", "花束", "fl-bouquet-tulip"],
  ["arrangements", "アレンジメント", "fl-arrange-pink"],
  ["stems", "切り花・枝もの", "fl-tulip-pink"],
  ["plants", "鉢花・観葉植物", "fl-plant-olive"],
];

export const floristCategories: Category[] = flowers.map(([key, name, shot], at) => ({
  id: at + 1,
  key,
  name,
  product_count: 8,
  image: studio(shot, "#efe6df", name),
  children: [],
}));

const bouquets: [name: string, shot: string, price: number][] = [
  ["淡いピンクと白のバラの花束", "fl-bouquet-rose-mix", 7700],
  ["春色チューリップの花束", "fl-bouquet-tulip", 4950],
  ["白とグリーンの花束", "fl-bouquet-white-green", 6050],
  ["ピンクのフラワーアレンジメント", "fl-arrange-pink", 5940],
  ["母の日のカーネーションの花束", "fl-bouquet-carnation", 5500],
  ["ユーカリの枝 四本", "fl-eucalyptus", 1540],
];

export const floristProducts = bouquets.map(([name, shot, price], at) => ({
  ...products[0],
  id: 100 + at,
  key: shot,
  name,
  brand: null,
  product_price_with_tax: price,
  image: studio(shot, "#efe6df", name),
  is_new: at === 1,
})) as HomeProps["recentProducts"];

export const florist: typeof generalShop = {
  ...generalShop,
  shopName: "花信",
  heroes: [
    banner(
      1,
      "淡い色を、そっと束ねて。",
      "お誕生日や記念日に。大輪のバラを近い色でまとめた、やさしい花束です。",
      wide("hero-fl1-bouquet-wide", "#efe6df", "淡い色のバラの花束"),
      tall("hero-fl1-bouquet-tall", "#efe6df", "淡い色のバラの花束"),
    ),
    banner(
      2,
      "一輪から、花のある部屋に。",
      "花瓶に合わせて、一本からお選びいただけます。",
      wide("hero-fl1-vase-wide", "#ebe6dc", "花瓶のチューリップ"),
    ),
  ],
  features: [
    banner(
      3,
      "ありがとうを、カーネーションに。",
      "母の日の花は、日付を指定してご予約いただけます。",
      wide("hero-fl1-mother-wide", "#f0e2de", "カーネーションと贈り物の箱"),
    ),
  ],
  categories: floristCategories,
  newest: {
    ...collection("newest", "新しく加わった花", "", paths.productList({ is_new: 1 })),
    products: floristProducts,
  },
  collections: [
    {
      ...collection("seasonal", "今朝の市場から", "その日に入った花の中から、状態のよいものを選んでいます。"),
      products: floristProducts.slice(0, 4),
    },
  ],
};
