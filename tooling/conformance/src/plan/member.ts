import { exampleBody, UNKNOWN } from "../sample-inputs.ts";
import { read, write } from "../step.ts";

const idParams = (id: number | undefined) => (id === undefined ? undefined : { params: { id } });
const unknownId = () => ({ params: { id: UNKNOWN.id } });

/** Addresses and cards. */
export const addressPlan = [
  read("listAddresses"),
  read("getAddress", { expects: "error", input: unknownId }),
  read("exportAddresses"),
  write("createAddress", {
    input: () => ({ body: exampleBody("createAddress") }),
    onAnswer: ({ id }, state) => {
      state.addressId = id;
    },
  }),
  write("createAddress", {
    expects: "error",
    input: () => ({ body: { ...exampleBody("createAddress"), postal_code: "100-0001" } }),
  }),
  write("getAddress", { input: ({ addressId }) => idParams(addressId) }),
  write("updateAddress", {
    input: ({ addressId }) =>
      addressId === undefined ? undefined : { params: { id: addressId }, body: exampleBody("updateAddress") },
  }),
  write("useAddress", { expects: "error", input: unknownId }),
  write("useSenderAddress", { expects: "error", input: unknownId }),
  write("deleteAddress", { input: ({ addressId }) => idParams(addressId) }),
  write("deleteAddress", { expects: "error", input: ({ addressId }) => idParams(addressId) }),
  write("deleteAllAddresses", { expects: "error", asGuest: true }),
  write("importAddresses", {
    expects: "error",
    input: () => ({ file: new Blob(["conformance"], { type: "text/csv" }) }),
  }),
  read("listCards"),
  write("createCard", {
    expects: "error",
    input: () => ({ body: { ...exampleBody("createCard"), token: UNKNOWN.token } }),
  }),
  write("useCard", { expects: "error", input: unknownId }),
  write("deleteCard", { expects: "error", input: unknownId }),
];

/** Coupons, points, lists, bookmarks, histories. */
export const memberDataPlan = [
  read("listCoupons", {
    onAnswer: ({ data }, state) => {
      const open = data.find(({ is_taken }) => !is_taken);
      if (open) state.couponId = open.id;
    },
  }),
  read("listMyCoupons"),
  write("takeCoupon", {
    expects: "either",
    input: ({ couponId: coupon_id }) => (coupon_id === undefined ? undefined : { body: { coupon_id } }),
  }),
  write("takeCoupon", { expects: "error", input: () => ({ body: { coupon_id: UNKNOWN.id } }) }),
  read("getPoints"),
  read("listPointHistories"),
  read("listUserLists", {
    onAnswer: ({ data: [first] }, state) => {
      if (first) state.listKey = first.key;
    },
  }),
  read("getUserList", {
    input: ({ listKey }) =>
      listKey === undefined ? undefined : { params: { key: listKey }, query: { is_listables: true } },
  }),
  read("getUserList", { expects: "error", input: () => ({ params: { key: UNKNOWN.key } }) }),
  write("attachToUserList", {
    input: ({ productId }) =>
      productId === undefined
        ? undefined
        : { body: { table: "products" as const, ids: [productId], name: "conformance" } },
    onAnswer: ({ data }, state) => {
      const made = data.find(({ name }) => name === "conformance");
      if (made) state.listKey = made.key;
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
  read("getBookmark", { expects: "error", input: unknownId }),
  write("createBookmark", {
    input: () => ({ body: exampleBody("createBookmark") }),
    onAnswer: ({ id }, state) => {
      state.bookmarkId = id;
    },
  }),
  write("getBookmark", { input: ({ bookmarkId }) => idParams(bookmarkId) }),
  write("deleteBookmark", { input: ({ bookmarkId }) => idParams(bookmarkId) }),
  read("listProductHistories"),
  write("listProductHistories", {
    onAnswer: ({ data: [first] }, state) => {
      if (first) state.productHistoryId = first.id;
    },
  }),
  write("deleteProductHistory", { input: ({ productHistoryId }) => idParams(productHistoryId) }),
  read("listSearchHistories", {
    onAnswer: ({ data: [first] }, state) => {
      if (first) state.searchHistoryId = first.id;
    },
  }),
  write("deleteSearchHistory", { expects: "either", input: ({ searchHistoryId }) => idParams(searchHistoryId) }),
  read("listProductRequests"),
  write("createProductRequest", {
    expects: "either",
    input: () => ({ body: { ...exampleBody("createProductRequest"), product_id: null } }),
  }),
  write("listProductRequests", {
    onAnswer: ({ data: [first] }, state) => {
      if (first) state.productRequestId = first.id;
    },
  }),
  write("deleteProductRequest", { input: ({ productRequestId }) => idParams(productRequestId) }),
];

/** Inquiries, messages, memorial days and measurements. */
export const inquiryPlan = [
  read("listSystemMessages", {
    onAnswer: ({ data: [first] }, state) => {
      if (first) state.systemMessageKey = first.key;
    },
  }),
  read("getSystemMessage", { expects: "error", input: () => ({ params: { key: UNKNOWN.key } }) }),
  write("getSystemMessage", {
    input: ({ systemMessageKey }) =>
      systemMessageKey === undefined ? undefined : { params: { key: systemMessageKey } },
  }),
  read("listInquiries"),
  read("getInquiry", { expects: "error", input: () => ({ params: { key: UNKNOWN.key } }) }),
  write("uploadFile", {
    expects: "error",
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
    onAnswer: ({ key }, state) => {
      state.inquiryKey = key;
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
  read("getMemorial", { expects: "error", input: unknownId }),
  write("createMemorial", {
    input: () => ({ body: exampleBody("createMemorial") }),
    onAnswer: ({ id }, state) => {
      state.memorialId = id;
    },
  }),
  write("getMemorial", { input: ({ memorialId }) => idParams(memorialId) }),
  write("updateMemorial", {
    input: ({ memorialId }) =>
      memorialId === undefined ? undefined : { params: { id: memorialId }, body: exampleBody("updateMemorial") },
  }),
  write("stopMails", { input: () => ({ params: { token: UNKNOWN.token } }) }),
  write("deleteMemorial", { input: ({ memorialId }) => idParams(memorialId) }),
  read("listTimeseries", { input: () => ({ query: { purpose: "measurement" as const } }) }),
  write("addTimeseries", {
    input: () => ({
      body: { purpose: "embroidery" as const, values: { text: "NOREN", color: "white", position: "left" } },
    }),
  }),
  write("clearTimeseries", { input: () => ({ query: { purpose: "embroidery" as const } }) }),
];
