import { exampleBody, UNKNOWN } from "../made-up.ts";
import { read, write } from "../step.ts";
import type { Known } from "../known.ts";

const ofProduct = ({ productKey }: Known) => (productKey === undefined ? undefined : { params: { key: productKey } });

/** Products, outside of a cart. */
export const cataloguePlan = [
  read("listCategories", { input: () => ({ query: { table: "products" as const } }) }),
  read("listCategories", {
    input: () => ({ query: { table: "inquiries" as const } }),
    learn: ({ data: [first] }, known) => {
      if (first) known.inquiryCategory = first.key;
    },
  }),
  read("listProducts", {
    input: () => ({ query: { in_stock: true } }),
    learn: ({ data: [first] }, known) => {
      if (first) Object.assign(known, { productId: first.id, productKey: first.key });
    },
  }),
  read("listProducts", { input: () => ({ query: { page: 2, per: 1 } }) }),
  read("listProducts", { expects: "refusal", input: () => ({ query: { page: 0 } }) }),
  read("getProduct", {
    input: ofProduct,
    learn: ({ product_model }, known) => {
      const sold = product_model.products.find(({ max_quantity }) => max_quantity >= 3);
      if (sold) known.variantId = sold.id;
    },
  }),
  read("getProduct", { expects: "refusal", input: () => ({ params: { key: UNKNOWN.key } }) }),
  read("listRecommendations", { input: ofProduct }),
  read("listAccessories", { input: ofProduct }),
  read("listReviews", { input: ofProduct }),
  read("listBrands", { input: () => ({ query: { per: "all" } }) }),
  read("listMakers", {
    input: () => ({ query: { per: "all" } }),
    learn: ({ data: [first] }, known) => {
      if (first) known.makerKey = first.key;
    },
  }),
  read("getMaker", { input: ({ makerKey }) => (makerKey === undefined ? undefined : { params: { key: makerKey } }) }),
  read("getMaker", { expects: "refusal", input: () => ({ params: { key: UNKNOWN.key } }) }),
  read("listTags"),
  write("unlockTag", { expects: "refusal", input: () => ({ body: { key: UNKNOWN.key, password: "conformance" } }) }),
  read("getCollection", { expects: "either", input: () => ({ params: { alias: "new" } }) }),
  read("getCollection", { expects: "refusal", input: () => ({ params: { alias: UNKNOWN.key } }) }),
  write("likeProduct", { input: ({ productId: id }) => (id === undefined ? undefined : { params: { id } }) }),
  write("unlikeProduct", { input: ({ productId: id }) => (id === undefined ? undefined : { params: { id } }) }),
  write("createReview", {
    expects: "either",
    input: ({ productId: product_id }) =>
      product_id === undefined ? undefined : { params: { product_id }, body: exampleBody("createReview") },
  }),
  write("addProductHistory", {
    input: ({ productId: product_id }) => (product_id === undefined ? undefined : { body: { product_id } }),
  }),
  write("addSearchHistory", { input: () => ({ body: { word: "conformance" } }) }),
  read("listGuestProductHistories"),
];
