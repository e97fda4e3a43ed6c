import { picture, productInfo } from "@noren/contract/examples";
import { describe, expect, test } from "vitest";
import { catalogue } from "./endpoints/catalogue.ts";
import { history } from "./endpoints/history.ts";
import { historyRemoval } from "./endpoints/history-removal.ts";
import { landingPage } from "./endpoints/landing-page.ts";
import { news } from "./endpoints/news.ts";
import { productRequest } from "./endpoints/product-request.ts";
import { review } from "./endpoints/review.ts";
import { search } from "./endpoints/search.ts";
import { tag } from "./endpoints/tag.ts";
import { answering, testStore } from "./testing.ts";

const paged = (body: object, total: number) =>
  Response.json(body, {
    headers: { "x-total": String(total), "x-per-page": "2", "x-last-page": "9", "x-current-page": "1" },
  });
const done = () => new Response(null, { status: 204 });
const refused = () => Response.json({ message: "見つかりません。", code: "not_found" }, { status: 404 });

const piece = (id: number, is_read: boolean | null) => ({
  id,
  key: `n${id}`,
  title: "お知らせ",
  category: "お知らせ",
  published_at: "2026-11-18T10:00:00+09:00",
  is_read,
});

describe("news", () => {
  const answers = {
    "GET /v1/news": () => paged({ data: [piece(1, false), piece(2, false)] }, 2),
    "GET /v1/news?category=%E5%85%A5%E8%8D%B7": () => paged({ data: [piece(1, false)] }, 1),
    "GET /v1/news/n1": () => Response.json({ ...piece(1, false), body: "<p>本文</p>", newer: null, older: null }),
  };
  async function filled(read: () => Response) {
    const store = testStore(answering({ ...answers, "POST /v1/news/readables": read }));
    await store.dispatch(news.endpoints.listNews.initiate({}));
    await store.dispatch(news.endpoints.listNews.initiate({ category: "入荷" }));
    await store.dispatch(news.endpoints.getNews.initiate("n1"));
    await store.dispatch(news.endpoints.readNews.initiate(1));
    const list = (query: object) => news.endpoints.listNews.select(query)(store.getState()).data?.data;
    return [
      list({})?.map((each) => each.is_read),
      list({ category: "入荷" })?.map((each) => each.is_read),
      news.endpoints.getNews.select("n1")(store.getState()).data?.is_read,
    ];
  }

  test("are marked in every list and in the article once read", async () => {
    expect(await filled(() => Response.json({ id: 1, is_read: true }))).toEqual([[true, false], [true], true]);
  });
  test("stay unread if the server refuses", async () => {
    expect(await filled(refused)).toEqual([[false, false], [false], false]);
  });
});

describe("[request-history.delete] a deletion removes the entry and lowers the total by one", () => {
  const request = (id: number) => ({
    id,
    product: null,
    product_name: "鉄瓶",
    maker_name: null,
    quantity: null,
    note: null,
    status: "received",
    status_name: "受付済み",
    reply: null,
    requested_at: "2026-11-18T10:00:00+09:00",
  });

  test("of a product request, on every cached page", async () => {
    const store = testStore(
      answering({
        "GET /v1/me/product-request-histories": () => paged({ data: [request(1), request(2)] }, 3),
        "GET /v1/me/product-request-histories?page=2": () => paged({ data: [request(3)] }, 3),
        "DELETE /v1/me/product-request-histories/2": done,
        "DELETE /v1/me/product-request-histories/9": refused,
      }),
    );
    const { listProductRequests: list, deleteProductRequest: remove } = productRequest.endpoints;
    await store.dispatch(list.initiate({}));
    await store.dispatch(list.initiate({ page: 2 }));
    await store.dispatch(remove.initiate(9));
    await store.dispatch(remove.initiate(2));
    const held = (query: object) => list.select(query)(store.getState()).data;
    expect([held({})?.data.map(({ id }) => id), held({})?.pagination]).toEqual([
      [1],
      { total: 2, per: 2, last: 1, current: 1 },
    ]);
    expect([held({ page: 2 })?.data.map(({ id }) => id), held({ page: 2 })?.pagination.total]).toEqual([[3], 2]);
  });

  test("a searched word", async () => {
    const word = (id: number) => ({ id, word: "茶", searched_at: "2026-11-18T10:00:00+09:00" });
    const store = testStore(
      answering({
        "GET /v1/me/product-search-histories": () => paged({ data: [word(1), word(2)] }, 2),
        "DELETE /v1/me/product-search-histories/1": done,
      }),
    );
    const { listSearchHistories: list, deleteSearchHistory: remove } = search.endpoints;
    await store.dispatch(list.initiate({}));
    await store.dispatch(remove.initiate(1));
    const held = list.select({})(store.getState()).data;
    expect([held?.data.map(({ id }) => id), held?.pagination.total]).toEqual([[2], 1]);
  });

  test("[history.product] a product of the history", async () => {
    const viewed = (id: number) => ({ id, product_id: id, product: productInfo });
    const store = testStore(
      answering({
        "GET /v1/me/product-histories": () => paged({ data: [viewed(1), viewed(2)] }, 2),
        "DELETE /v1/me/product-histories/2": done,
      }),
    );
    await store.dispatch(history.endpoints.listProductHistories.initiate());
    await store.dispatch(historyRemoval.endpoints.deleteProductHistory.initiate(2));
    const held = history.endpoints.listProductHistories.select()(store.getState()).data;
    expect([held?.data.map(({ id }) => id), held?.pagination.total]).toEqual([[1], 1]);
  });
});

test("a review refetches the reviews of its product only", async () => {
  const written = {
    id: 1,
    product_id: 1,
    rating: 5,
    title: null,
    body: "よい碗です。",
    nickname: "茶々",
    is_purchased: true,
    helpful_count: 0,
    photos: [],
    created_at: "2026-11-18T10:00:00+09:00",
  };
  const summary = { total: 0, average: null, by_rating: [] };
  const { fetch, requests } = answering({
    "GET /v1/products/cup/reviews?page=1": () => paged({ data: [], summary }, 0),
    "GET /v1/products/bowl/reviews": () => paged({ data: [], summary }, 0),
    "POST /v1/products/1/reviews": () => Response.json({ ...written, is_published: true }),
  });
  const store = testStore({ fetch });
  void store.dispatch(review.endpoints.listReviews.initiate({ key: "cup", page: 1 }));
  void store.dispatch(review.endpoints.listReviews.initiate({ key: "bowl" }));
  await Promise.all(store.dispatch(review.util.getRunningQueriesThunk()));
  const product = { id: 1, key: "cup" };
  const input = { rating: 5, body: "よい碗です。", nickname: "茶々" };
  await store.dispatch(review.endpoints.createReview.initiate({ product, review: input }));
  await Promise.all(store.dispatch(review.util.getRunningQueriesThunk()));
  expect(requests.map(({ call }) => call)).toEqual([
    "GET /v1/products/cup/reviews?page=1",
    "GET /v1/products/bowl/reviews",
    "POST /v1/products/1/reviews",
    "GET /v1/products/cup/reviews?page=1",
  ]);
});

test("an unlocked tag is marked, and its products are refetched", async () => {
  const locked = {
    id: 3,
    key: "family",
    name: "ご招待セール",
    lead: "",
    product_count: 2,
    is_password_required: true,
    is_unlocked: false,
  };
  const facets = { brands: [], categories: [], price_min: null, price_max: null };
  let isOpen = false;
  const { fetch, requests } = answering({
    "GET /v1/tags": () => Response.json({ data: [locked] }),
    "GET /v1/products?tag=family": () =>
      isOpen ? paged({ data: [], facets }, 0) : Response.json({ message: "パスワード", code: "x" }, { status: 403 }),
    "GET /v1/products?tag=gift": () => paged({ data: [], facets }, 0),
    "POST /v1/tags/password": () => {
      isOpen = true;
      return Response.json({ ...locked, is_unlocked: true });
    },
  });
  const store = testStore({ fetch });
  await store.dispatch(tag.endpoints.listTags.initiate());
  await store.dispatch(catalogue.endpoints.listProducts.initiate({ tag: "gift" }));
  expect((await store.dispatch(catalogue.endpoints.listProducts.initiate({ tag: "family" }))).isError).toBe(true);
  await store.dispatch(tag.endpoints.unlockTag.initiate({ key: "family", password: "aki2026" }));
  await Promise.all(store.dispatch(tag.util.getRunningQueriesThunk()));
  expect(tag.endpoints.listTags.select()(store.getState()).data?.data[0]?.is_unlocked).toBe(true);
  expect(catalogue.endpoints.listProducts.select({ tag: "family" })(store.getState()).isSuccess).toBe(true);
  expect(requests.filter(({ call }) => call === "GET /v1/products?tag=gift")).toHaveLength(1);
});

describe("landing pages", () => {
  const coupon = {
    id: 7,
    code: "AKI-2026",
    name: "秋",
    description: "",
    kind: "yen",
    amount: 500,
    minimum: 0,
    most_discount: null,
    starts_at: "2026-11-01T00:00:00.000Z",
    ends_at: null,
    use_days: null,
    remaining_count: null,
    is_taken: false,
  };
  const page = {
    slug: "autumn",
    title: "秋の器",
    lead: "",
    image: picture,
    layout: [{ name: "coupons", props: { title: "クーポン", coupon: [coupon] } }],
    extend: { is_show_header: true, is_show_footer: true },
    updated_at: "2026-11-01T00:00:00.000Z",
  };
  const taken = { ...coupon, is_taken: true, taken_at: coupon.starts_at, expires_at: null, remaining_uses: 1 };
  const answers = {
    "GET /v1/lp/autumn": () => Response.json(page),
    "GET /v1/lp/old": () => Response.json({ ...page, layout: [] }, { headers: { "x-redirect": "/lp/autumn" } }),
    "POST /v1/me/coupons": () => Response.json({ ...taken, status: "usable", status_name: "ご利用いただけます" }),
  };

  test("[lp.redirect] contain the URL of a redirect", async () => {
    const store = testStore(answering(answers));
    const get = async (slug: string) =>
      (await store.dispatch(landingPage.endpoints.getLandingPage.initiate(slug))).data;
    expect((await get("old"))?.redirect).toBe("/lp/autumn");
    expect(await get("autumn")).toEqual({ page, redirect: null });
  });

  test("[coupon.taken] a coupon taken there is taken in the page's block", async () => {
    const { fetch, requests } = answering(answers);
    const store = testStore({ fetch });
    await store.dispatch(landingPage.endpoints.getLandingPage.initiate("autumn"));
    await store.dispatch(landingPage.endpoints.takeLandingCoupon.initiate({ coupon_id: 7, slug: "autumn" }));
    expect(requests.at(-1)?.body).toEqual({ coupon_id: 7, page: "lp" });
    const [block] = landingPage.endpoints.getLandingPage.select("autumn")(store.getState()).data?.page.layout ?? [];
    expect(block).toMatchObject({ props: { coupon: [{ id: 7, is_taken: true }] } });
  });
});
