import type { Answer, Input, ProductRequest, ProductRequestInput } from "@noren/contract";
import { api } from "../api.ts";
import { withPagination, type Paged } from "../answers.ts";
import { buildQuery } from "../build-query.ts";
import { removeFromPage } from "../pages.ts";

const createProductRequest = buildQuery("createProductRequest", "POST", "/v1/product-requests");
const listProductRequests = buildQuery("listProductRequests", "GET", "/v1/me/product-request-histories");
const deleteProductRequest = buildQuery("deleteProductRequest", "DELETE", "/v1/me/product-request-histories/{id}");

/** The member's request for a product that the shop has not answered. */
export const findOpenRequest = (
  requests: readonly ProductRequest[] | undefined,
  productId: number,
): ProductRequest | undefined =>
  requests?.find(
    ({ product, status }) => product?.id === productId && (status === "received" || status === "checking"),
  );

export const productRequest = api.injectEndpoints({
  endpoints: (build) => ({
    createProductRequest: build.mutation<Answer<"createProductRequest">, ProductRequestInput>({
      query: (body) => createProductRequest({ body }),
      invalidatesTags: (created) => (created ? ["ProductRequest"] : []),
    }),
    listProductRequests: build.query<Paged<"listProductRequests">, NonNullable<Input<"listProductRequests">["query"]>>({
      query: (query) => listProductRequests({ query }),
      transformResponse: withPagination<"listProductRequests">,
      providesTags: ["ProductRequest", "Favourite"],
    }),
    /** [request-history.delete] Removes it from the list and lowers the total by one. */
    deleteProductRequest: build.mutation<null, number>({
      query: (id) => deleteProductRequest({ params: { id } }),
      // The entries after the removed one move up, from one page to the one before.
      invalidatesTags: (_, problem) => (problem ? [] : ["ProductRequest"]),
      async onQueryStarted(id, { dispatch, getState, queryFulfilled }): Promise<void> {
        if (!(await queryFulfilled.catch(() => undefined))) return;
        for (const page of productRequest.util.selectCachedArgsForQuery(getState(), "listProductRequests"))
          dispatch(
            productRequest.util.updateQueryData("listProductRequests", page, (list) => removeFromPage(list, id)),
          );
      },
    }),
  }),
});

export const { useCreateProductRequestMutation, useListProductRequestsQuery, useDeleteProductRequestMutation } =
  productRequest;
