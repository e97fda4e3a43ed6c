import * as v from "valibot";
import { call } from "../call.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { ProductRequest, ProductRequestInput } from "../shapes/product-request.ts";
import { idParams } from "../shapes/query.ts";
import { listOf } from "../shapes/text.ts";

export const createProductRequest = call({
  method: "POST",
  path: "/v1/product-requests",
  auth: "member",
  summary: "Requests a product that is sold out or that the shop does not carry",
  body: ProductRequestInput,
  answer: ProductRequest,
  errors: { rate_limited: 429 },
});

export const listProductRequests = call({
  method: "GET",
  path: "/v1/me/product-request-histories",
  auth: "member",
  summary: "The member's product requests, newest first, with the shop's replies",
  query: v.object(pageQuery),
  answer: v.object({ data: listOf(ProductRequest) }),
  paged: true,
});

export const deleteProductRequest = call({
  method: "DELETE",
  path: "/v1/me/product-request-histories/{id}",
  auth: "member",
  summary: "Removes a request from the member's history; the shop keeps it",
  params: idParams,
});
