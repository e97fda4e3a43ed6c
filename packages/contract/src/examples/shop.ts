/** Example responses about the shop by call; `examples.test.ts` checks them. */
import type { Answer, CallName } from "../calls.ts";
import { picture, productInfo } from "../examples.ts";

export const shopExamples = {
  getEnvironment: { channel: "simple", storage_url: "/storage", version: "1" },
  listBusinessDates: {
    data: [
      { date: "2026-11-22", is_open: false, holiday_name: null },
      { date: "2026-11-23", is_open: false, holiday_name: "勤労感謝の日" },
      { date: "2026-11-24", is_open: true, holiday_name: null },
    ],
  },
  listBrands: { data: [{ key: "kasama", name: "笠間窯", kana: "カサマガマ", product_count: 12 }] },
  listBanners: {
    data: [
      {
        id: 1,
        area: "home",
        is_show: true,
        title: "新米の季節の、飯碗と土鍋",
        lead: "炊きたてがいちばんおいしく見える器を集めました。",
        link: "/lp/new-rice",
        image: picture,
        image_tall: null,
      },
    ],
  },
  getCollection: {
    alias: "stylist",
    title: "スタイリストの選ぶ品",
    lead: "暮らしの道具に詳しい三人が、季節ごとに選びます。",
    data: [productInfo],
    entries: [
      {
        key: "aoi",
        name: "森 葵",
        role: "フードスタイリスト",
        words: "ごはんの白がきれいに見える碗です。",
        image: picture,
        products: [productInfo],
      },
    ],
  },
  getStaticPage: {
    url: "/guide/delivery",
    title: "お届けについて",
    data: "<h2>お届けまでの日数</h2><p>ご注文から2〜4日でお届けします。</p>",
    updated_at: "2026-11-01T00:00:00.000Z",
  },
  listStaticPageUrls: { data: [{ url: "/guide/delivery", title: "お届けについて" }] },
  listPrefectures: {
    data: [
      { id: 1, name: "北海道" },
      { id: 2, name: "青森県" },
    ],
  },
  checkSchoolKey: { key: "minato-2026", check: true },
  exportAddresses: { message: "件数が多いため、ファイルを作成しています。できあがりましたらお知らせします。" },
} satisfies { [N in CallName]?: Answer<N> };
