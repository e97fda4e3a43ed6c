/** Example responses of the content by call; `examples.test.ts` checks them. */
import type { Answer, CallName } from "../calls.ts";
import { picture, popup, productInfo } from "../examples.ts";

const news: Answer<"listNews">["data"][number] = {
  id: 71,
  key: "restock-kiriko",
  title: "切子のグラス「瑠璃」が再入荷しました",
  category: "再入荷",
  published_at: "2026-11-18T01:00:00.000Z",
  is_read: null,
};

const blog: Answer<"listBlogs">["data"][number] = {
  key: "kasama-visit",
  title: "笠間の窯を訪ねて",
  lead: "坂の途中の登り窯で、三代目に話を聞きました。",
  category: "産地を訪ねる",
  author: "早瀬",
  image: picture,
  published_at: "2026-11-10T01:00:00.000Z",
};

const neighbours = { newer: null, older: { key: "open", title: "オンラインショップを新しくしました" } };

const landingPage: Answer<"listLandingPages">["data"][number] = {
  slug: "new-rice",
  title: "新米の季節の、飯碗と土鍋",
  lead: "炊きたてがいちばんおいしく見える器を集めました。",
  image: picture,
};

const products: Answer<"getPageLayout">["layout"][number] = {
  name: "products",
  props: { title: "新米を待つ碗", products: [productInfo] },
};

export const contentExamples = {
  listNews: { data: [news] },
  getNews: { ...news, body: "<p>お待たせいたしました。本日より、お求めいただけます。</p>", ...neighbours },
  readNews: { id: news.id, is_read: true },
  listBlogs: { data: [blog], categories: [{ name: "産地を訪ねる", count: 4 }] },
  getBlog: {
    ...blog,
    body: "<h2>火を入れる朝</h2><p>窯の前は、もう暖かい。</p>",
    ...neighbours,
    products: [productInfo],
  },
  listQaCategories: { data: [{ key: "delivery", name: "お届け・送料", qa_count: 5 }] },
  listQas: {
    data: [
      {
        id: 81,
        category: "お届け・送料",
        category_key: "delivery",
        question: "届く日を指定できますか。",
        answer: "<p>はい。ご注文の画面で、お届け先ごとに日にちと時間帯をお選びいただけます。</p>",
      },
    ],
  },
  listPopups: { data: [popup] },
  recordEvent: { id: "0c6f1d0e-6a0a-4f6d-9b7f-3f7a4a1f2d11", popup: null },
  getEventDecision: {
    order_no: "N26-000003",
    ordered_at: "2026-11-20T01:05:00.000Z",
    total_payment: 7150,
    total_tax: 650,
    total_carriage: 550,
    total_discount: 0,
    products: [
      {
        product_id: productInfo.id,
        product_key: productInfo.key,
        code: "SJ-001-M",
        product_name: "青磁の飯碗 中",
        unit_price: 3300,
        quantity: 2,
        tax_rate: 10,
        brand: productInfo.brand,
        categories: productInfo.categories,
      },
    ],
  },
  getLayout: {
    page: "cart",
    is_show_header: true,
    is_show_footer: false,
    top: [{ name: "text", props: { html: "<p>年末のお届けは12月25日正午までのご注文が目安です。</p>" } }],
    side: [],
    bottom: [{ name: "banners", props: { area: "cart-bottom" } }],
  },
  getPageLayout: { page: "gift", title: "贈りものの手引き", layout: [products] },
  listLandingPages: { data: [landingPage] },
  getLandingPage: {
    ...landingPage,
    layout: [products],
    extend: { is_show_header: true, is_show_footer: true },
    updated_at: "2026-10-01T01:00:00.000Z",
  },
  listCatalogs: {
    data: [
      {
        id: 91,
        key: "autumn-2026",
        title: "折節のうつわ 秋号",
        lead: "新米と、火のそばの道具。",
        issued_on: "2026-09-01",
        is_orderable: true,
        cover: picture,
        pages: [
          {
            image: picture,
            heading: "炊きたてを、よそう",
            text: "手に包んだときの丸みで選んだ飯碗です。",
            products: [
              {
                key: productInfo.key,
                name: productInfo.name,
                image: picture,
                product_price_with_tax: productInfo.product_price_with_tax,
                is_price_from: productInfo.is_price_from,
                tax_rate: productInfo.tax_rate,
                is_stock_available: productInfo.is_stock_available,
              },
            ],
          },
        ],
      },
    ],
  },
  listFreeAreas: {
    data: [{ code: "area-47", name: "沖縄", prefectures: ["沖縄県"], carriage: 1980, free_from: 11_000 }],
  },
  getColorScheme: { key: "akane", name: "茜", colors: { "color-accent": "#8c2f24" } },
  getFileContents: {
    url: "https://www.example.jp/mark.svg",
    content_type: "image/svg+xml",
    content: '<svg viewBox="0 0 24 24"><path d="M4 4h16v16H4z"></path></svg>',
  },
} as const satisfies { readonly [N in CallName]?: Answer<N> };
