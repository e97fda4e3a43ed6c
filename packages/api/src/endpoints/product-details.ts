import type { Answer } from "@noren/contract";
import { api, PRODUCT_TAGS } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const getProductDetails = buildQuery("getProductDetails", "GET", "/v1/products/{key}/details");
const getProductDelivery = buildQuery("getProductDelivery", "GET", "/v1/products/{key}/delivery");

const listProductDeliveries = buildQuery("listProductDeliveries", "GET", "/v1/product-deliveries");

export const productDetails = api.injectEndpoints({
  endpoints: (build) => ({
    getProductDetails: build.query<Answer<"getProductDetails">, string>({
      query: (key) => getProductDetails({ params: { key } }),
      providesTags: PRODUCT_TAGS,
    }),
    /** `prefecture` is the id of `listPrefectures`. */
    getProductDelivery: build.query<Answer<"getProductDelivery">, { key: string; prefecture: number }>({
      query: ({ key, prefecture }) => getProductDelivery({ params: { key }, query: { prefecture } }),
    }),
    /** `keys` are separated by commas. */
    listProductDeliveries: build.query<Answer<"listProductDeliveries">, { keys: string; prefecture: number }>({
      query: (query) => listProductDeliveries({ query }),
    }),
  }),
});

export const { useGetProductDetailsQuery, useGetProductDeliveryQuery, useListProductDeliveriesQuery } = productDetails;
