/** Example responses of the catalogue by call; `examples.test.ts` checks them. */
import type { Answer, CallName } from "../calls.ts";
import type { Review } from "../shapes/review.ts";
import { picture, product, productInfo } from "../examples.ts";

const review: Review = {
  id: 21,
  product_id: productInfo.id,
  rating: 5,
  title: "毎朝の碗になりました",
  body: "軽くて、口あたりがよいです。電子レンジで使えるのも助かります。",
  nickname: "茶々",
  is_purchased: true,
  helpful_count: 3,
  photos: [
    {
      url: "/storage/simple/files/reviews/0a/0a1b2c3d4e5f60718293a4b5c6d7e8f9.jpg?expires=1795400000&signature=x",
      thumbnail_url:
        "/storage/simple/files/review-thumbnails/0a/0a1b2c3d4e5f60718293a4b5c6d7e8f9.jpg?expires=1795400000&signature=x",
    },
  ],
  created_at: "2026-11-12T09:20:00.000Z",
};

const request: Answer<"createProductRequest"> = {
  id: 31,
  product: productInfo,
  product_name: productInfo.name,
  maker_name: null,
  quantity: 2,
  note: "結婚祝いに贈りたいので、二つ揃うとうれしいです。",
  status: "answered",
  status_name: "回答済み",
  reply: "12月上旬に再入荷の予定です。入荷しましたらご連絡いたします。",
  requested_at: "2026-11-02T03:00:00.000Z",
};

const maker: Answer<"listMakers">["data"][number] = {
  key: "kasama",
  name: "笠間窯",
  kana: "カサマガマ",
  lead: "土の色を生かして、毎日の器を焼く窯です。",
  place: "茨城県笠間市",
  image: picture,
  product_count: 12,
};

const tag: Answer<"unlockTag"> = {
  id: 41,
  key: "family-sale",
  name: "ご招待セール",
  lead: "ご案内状をお持ちの方だけの催しです。",
  product_count: 8,
  is_password_required: true,
  is_unlocked: true,
};

const viewed = { id: 51, product_id: productInfo.id, product: productInfo };

const delivery = {
  prefecture: "東京都",
  is_deliverable: true,
  arrival: { first_on: "2026-11-25", last_on: "2026-11-25" },
  transit_days: 1,
  carriage: 660,
  charge: 0,
};

export const catalogueExamples = {
  listMakers: { data: [maker] },
  getMaker: {
    ...maker,
    founded: "明治28年",
    story: "<p>坂の途中に、登り窯がひとつ。三代目がいまも薪で焼いています。</p>",
    brands: [{ key: "kasama", name: "笠間窯", product_count: 12 }],
    products: [productInfo],
  },
  listFeedProducts: {
    data: [
      {
        key: product.key,
        code: product.code,
        name: product.name,
        brand: product.brand?.name ?? null,
        categories: product.breadcrumbs.map(({ name }) => name),
        description: product.description,
        images: product.images,
        options: product.options,
        variants: product.product_model.products,
      },
    ],
  },
  listSearchSuggestions: {
    words: ["飯碗", "飯椀"],
    categories: [{ key: "rice-bowls", name: "飯碗・茶碗", product_count: 12 }],
    products: [productInfo],
    total: 12,
  },
  getProductDetails: {
    maker: { key: maker.key, name: maker.name },
    tags: [{ key: "dishwasher", name: "食洗機で洗える" }],
    size_table: {
      columns: ["直径 (cm)", "高さ (cm)"],
      rows: [
        { name: "中", values: ["11", "5.5"] },
        { name: "大", values: ["12.5", "6"] },
      ],
      note: "手づくりのため、多少の差があります。",
    },
    delivery_limits: [{ name: "お届けできない地域", value: "沖縄県・離島" }],
    gift_services: ["wrapping", "noshi", "message_card", "bag"],
  },
  getProductDelivery: delivery,
  listProductDeliveries: { data: [{ key: productInfo.key, ...delivery }] },
  listAccessories: { data: [{ ...productInfo, product_model: product.product_model }] },
  listTags: { data: [{ ...tag, is_unlocked: false }] },
  unlockTag: tag,
  listReviews: {
    data: [review],
    summary: {
      total: 1,
      average: 5,
      by_rating: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === review.rating ? 1 : 0 })),
    },
  },
  createReview: { ...review, is_published: true },
  getOwnReview: { review: { ...review, is_published: false } },
  markReviewHelpful: { helpful_count: 4 },
  createProductRequest: request,
  listProductRequests: { data: [request] },
  listGuestProductHistories: { data: [viewed] },
  listProductHistories: { data: [viewed] },
  addProductHistory: viewed,
  listSearchHistories: { data: [{ id: 61, word: "飯碗", searched_at: "2026-11-18T01:00:00.000Z" }] },
} as const satisfies { readonly [N in CallName]?: Answer<N> };
