import { exampleBody, UNKNOWN } from "../sample-inputs.ts";
import { read, write } from "../step.ts";
import type { RunState } from "../run-state.ts";

const productParams = ({ productKey }: RunState) =>
  productKey === undefined ? undefined : { params: { key: productKey } };

/** Products, outside a cart. */
export const cataloguePlan = [
  read("listCategories", { input: () => ({ query: { table: "products" as const } }) }),
  read("listCategories", {
    input: () => ({ query: { table: "inquiries" as const } }),
    onAnswer: ({ data: [first] }, state) => {
      if (first) state.inquiryCategory = first.key;
    },
  }),
  read("listProducts", {
    input: () => ({ query: { in_stock: true } }),
    onAnswer: ({ data: [first] }, state) => {
      if (first) Object.assign(state, { productId: first.id, productKey: first.key });
    },
  }),
  read("listProducts", { input: () => ({ query: { page: 2, per: 1 } }) }),
  read("listProducts", { expects: "error", input: () => ({ query: { page: 0 } }) }),
  read("getProduct", {
    input: productParams,
    onAnswer: ({ product_model }, state) => {
      const variant = product_model.products.find(({ max_quantity }) => max_quantity >= 3);
      if (variant) state.variantId = variant.id;
    },
  }),
  read("getProduct", { expects: "error", input: () => ({ params: { key: UNKNOWN.key } }) }),
  read("getProductDetails", { input: productParams }),
  read("getProductDetails", { expects: "error", input: () => ({ params: { key: UNKNOWN.key } }) }),
  read("getProductDelivery", {
    input: ({ productKey }) =>
      productKey === undefined ? undefined : { params: { key: productKey }, query: { prefecture: 13 } },
  }),
  read("listProductDeliveries", {
    input: ({ productKey }) =>
      productKey === undefined ? undefined : { query: { keys: `${productKey},${UNKNOWN.key}`, prefecture: 13 } },
  }),
  read("listProductDeliveries", { expects: "error", input: () => ({ query: { keys: "a,,b", prefecture: 13 } }) }),
  read("listRecommendations", { input: productParams }),
  read("listAccessories", { input: productParams }),
  read("listFeedProducts"),
  read("listSearchSuggestions"),
  read("listSearchSuggestions", { input: () => ({ query: { word: "a" } }) }),
  read("listSearchSuggestions", { expects: "error", input: () => ({ query: { word: "a".repeat(101) } }) }),
  read("listReviews", {
    input: productParams,
    onAnswer: ({ data: [first] }, state) => {
      if (first) state.reviewId = first.id;
    },
  }),
  read("listBrands", { input: () => ({ query: { per: "all" } }) }),
  read("listMakers", {
    input: () => ({ query: { per: "all" } }),
    onAnswer: ({ data: [first] }, state) => {
      if (first) state.makerKey = first.key;
    },
  }),
  read("getMaker", { input: ({ makerKey }) => (makerKey === undefined ? undefined : { params: { key: makerKey } }) }),
  read("getMaker", { expects: "error", input: () => ({ params: { key: UNKNOWN.key } }) }),
  read("listTags"),
  write("unlockTag", { expects: "error", input: () => ({ body: { key: UNKNOWN.key, password: "conformance" } }) }),
  read("getCollection", { expects: "either", input: () => ({ params: { alias: "new" } }) }),
  read("getCollection", { expects: "error", input: () => ({ params: { alias: UNKNOWN.key } }) }),
  write("likeProduct", { input: ({ productId: id }) => (id === undefined ? undefined : { params: { id } }) }),
  write("unlikeProduct", { input: ({ productId: id }) => (id === undefined ? undefined : { params: { id } }) }),
  write("createReview", {
    expects: "either",
    input: ({ productId: product_id }) =>
      product_id === undefined ? undefined : { params: { product_id }, body: exampleBody("createReview") },
  }),
  write("getOwnReview", {
    input: ({ productId: product_id }) => (product_id === undefined ? undefined : { query: { product_id } }),
  }),
  write("markReviewHelpful", {
    input: ({ reviewId: id }) => (id === undefined ? undefined : { params: { id } }),
  }),
  write("deleteOwnReview", {
    expects: "either",
    input: ({ productId: product_id }) => (product_id === undefined ? undefined : { query: { product_id } }),
  }),
  write("addProductHistory", {
    input: ({ productId: product_id }) => (product_id === undefined ? undefined : { body: { product_id } }),
  }),
  write("addSearchHistory", { input: () => ({ body: { word: "conformance" } }) }),
  read("listGuestProductHistories"),
];
