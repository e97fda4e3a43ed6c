import { exampleBody, UNKNOWN } from "../made-up.ts";
import { read, write } from "../step.ts";

const onOne = (id: number | undefined) => (id === undefined ? undefined : { params: { id } });
const unknownOne = () => ({ params: { id: UNKNOWN.id } });

/** Addresses and cards. */
export const bookPlan = [
  read("listAddresses"),
  read("getAddress", { expects: "refusal", input: unknownOne }),
  read("exportAddresses"),
  write("createAddress", {
    input: () => ({ body: exampleBody("createAddress") }),
    learn: ({ id }, known) => {
      known.addressId = id;
    },
  }),
  write("createAddress", {
    expects: "refusal",
    input: () => ({ body: { ...exampleBody("createAddress"), postal_code: "100-0001" } }),
  }),
  write("getAddress", { input: ({ addressId }) => onOne(addressId) }),
  write("updateAddress", {
    input: ({ addressId }) =>
      addressId === undefined ? undefined : { params: { id: addressId }, body: exampleBody("updateAddress") },
  }),
  write("useAddress", { expects: "refusal", input: unknownOne }),
  write("useSenderAddress", { expects: "refusal", input: unknownOne }),
  write("deleteAddress", { input: ({ addressId }) => onOne(addressId) }),
  write("deleteAddress", { expects: "refusal", input: ({ addressId }) => onOne(addressId) }),
  write("deleteAllAddresses", { expects: "refusal", asGuest: true }),
  write("importAddresses", {
    expects: "refusal",
    input: () => ({ file: new Blob(["conformance"], { type: "text/csv" }) }),
  }),
  read("listCards"),
  write("createCard", {
    expects: "refusal",
    input: () => ({ body: { ...exampleBody("createCard"), token: UNKNOWN.token } }),
  }),
  write("useCard", { expects: "refusal", input: unknownOne }),
  write("deleteCard", { expects: "refusal", input: unknownOne }),
];

/** Coupons, points, lists, bookmarks, histories. */
export const belongingsPlan = [
  read("listCoupons", {
    learn: ({ data }, known) => {
      const open = data.find(({ is_taken }) => !is_taken);
      if (open) known.couponId = open.id;
    },
  }),
  read("listMyCoupons"),
  write("takeCoupon", {
    expects: "either",
    input: ({ couponId: coupon_id }) => (coupon_id === undefined ? undefined : { body: { coupon_id } }),
  }),
  write("takeCoupon", { expects: "refusal", input: () => ({ body: { coupon_id: UNKNOWN.id } }) }),
  read("getPoints"),
  read("listPointHistories"),
  read("listUserLists", {
    learn: ({ data: [first] }, known) => {
      if (first) known.listKey = first.key;
    },
  }),
  read("getUserList", {
    input: ({ listKey }) =>
      listKey === undefined ? undefined : { params: { key: listKey }, query: { is_listables: true } },
  }),
  read("getUserList", { expects: "refusal", input: () => ({ params: { key: UNKNOWN.key } }) }),
  write("attachToUserList", {
    input: ({ productId }) =>
      productId === undefined
        ? undefined
        : { body: { table: "products" as const, ids: [productId], name: "conformance" } },
    learn: ({ data }, known) => {
      const made = data.find(({ name }) => name === "conformance");
      if (made) known.listKey = made.key;
    },
  }),
  write("detachFromUserList", {
    input: ({ productId, listKey }) =>
      productId === undefined || listKey === undefined
        ? undefined
        : { params: { key: listKey }, body: { table: "products" as const, ids: [productId] } },
  }),
  write("detachFromUserLists", {
    input: ({ productId }) =>
      productId === undefined ? undefined : { body: { table: "products" as const, ids: [productId] } },
  }),
  read("listBookmarks"),
  read("getBookmark", { expects: "refusal", input: unknownOne }),
  write("createBookmark", {
    input: () => ({ body: exampleBody("createBookmark") }),
    learn: ({ id }, known) => {
      known.bookmarkId = id;
    },
  }),
  write("getBookmark", { input: ({ bookmarkId }) => onOne(bookmarkId) }),
  write("deleteBookmark", { input: ({ bookmarkId }) => onOne(bookmarkId) }),
  read("listProductHistories"),
  write("listProductHistories", {
    learn: ({ data: [first] }, known) => {
      if (first) known.productHistoryId = first.id;
    },
  }),
  write("deleteProductHistory", { input: ({ productHistoryId }) => onOne(productHistoryId) }),
  read("listSearchHistories", {
    learn: ({ data: [first] }, known) => {
      if (first) known.searchHistoryId = first.id;
    },
  }),
  write("deleteSearchHistory", { expects: "either", input: ({ searchHistoryId }) => onOne(searchHistoryId) }),
  read("listProductRequests"),
  write("createProductRequest", {
    expects: "either",
    input: () => ({ body: { ...exampleBody("createProductRequest"), product_id: null } }),
  }),
  write("listProductRequests", {
    learn: ({ data: [first] }, known) => {
      if (first) known.productRequestId = first.id;
    },
  }),
  write("deleteProductRequest", { input: ({ productRequestId }) => onOne(productRequestId) }),
];

/** Inquiries, messages, memorial days and measurements. */
export const notesPlan = [
  read("listSystemMessages", {
    learn: ({ data: [first] }, known) => {
      if (first) known.systemMessageKey = first.key;
    },
  }),
  read("getSystemMessage", { expects: "refusal", input: () => ({ params: { key: UNKNOWN.key } }) }),
  write("getSystemMessage", {
    input: ({ systemMessageKey }) =>
      systemMessageKey === undefined ? undefined : { params: { key: systemMessageKey } },
  }),
  read("listInquiries"),
  read("getInquiry", { expects: "refusal", input: () => ({ params: { key: UNKNOWN.key } }) }),
  write("uploadFile", {
    expects: "refusal",
    input: () => ({ body: { dir: "inquiries" as const }, file: new Blob(["conformance"], { type: "image/png" }) }),
  }),
  write("createInquiry", {
    input: ({ inquiryCategory: category }) =>
      category === undefined
        ? undefined
        : {
            body: {
              kind: "contact" as const,
              name: "conformance",
              email: "conformance@example.invalid",
              category,
              body: "conformance",
            },
          },
    learn: ({ key }, known) => {
      known.inquiryKey = key;
    },
  }),
  write("getInquiry", {
    input: ({ inquiryKey }) => (inquiryKey === undefined ? undefined : { params: { key: inquiryKey } }),
  }),
  write("replyToInquiry", {
    input: ({ inquiryKey }) =>
      inquiryKey === undefined ? undefined : { body: { inquiry_key: inquiryKey, body: "conformance" } },
  }),
  read("listMemorials"),
  read("getMemorial", { expects: "refusal", input: unknownOne }),
  write("createMemorial", {
    input: () => ({ body: exampleBody("createMemorial") }),
    learn: ({ id }, known) => {
      known.memorialId = id;
    },
  }),
  write("getMemorial", { input: ({ memorialId }) => onOne(memorialId) }),
  write("updateMemorial", {
    input: ({ memorialId }) =>
      memorialId === undefined ? undefined : { params: { id: memorialId }, body: exampleBody("updateMemorial") },
  }),
  write("deleteMemorial", { input: ({ memorialId }) => onOne(memorialId) }),
  read("listTimeseries", { input: () => ({ query: { purpose: "measurement" as const } }) }),
  write("addTimeseries", {
    input: () => ({
      body: { purpose: "embroidery" as const, values: { text: "NOREN", color: "white", position: "left" } },
    }),
  }),
  write("clearTimeseries", { input: () => ({ query: { purpose: "embroidery" as const } }) }),
];
