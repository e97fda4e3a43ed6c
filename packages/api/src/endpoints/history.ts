import type { Answer } from "@noren/contract";
import { pushRecent } from "@noren/domain/product-history";
import { api, PRODUCT_TAGS } from "../api.ts";
import { withPagination, type Paged } from "../answers.ts";
import { buildQuery } from "../build-query.ts";

const listGuestProductHistories = buildQuery("listGuestProductHistories", "GET", "/v1/guest/product-histories");
const listProductHistories = buildQuery("listProductHistories", "GET", "/v1/me/product-histories");
const addProductHistory = buildQuery("addProductHistory", "POST", "/v1/product-histories");

export const history = api.injectEndpoints({
  endpoints: (build) => ({
    listGuestProductHistories: build.query<Answer<"listGuestProductHistories">, void>({
      query: () => listGuestProductHistories(),
      providesTags: PRODUCT_TAGS,
    }),
    listProductHistories: build.query<Paged<"listProductHistories">, void>({
      query: () => listProductHistories({}),
      transformResponse: withPagination<"listProductHistories">,
      providesTags: PRODUCT_TAGS,
    }),
    /** [history.product] Moves the product to the front of both lists, each product once, at most 10. */
    addProductHistory: build.mutation<Answer<"addProductHistory">, number>({
      query: (product_id) => addProductHistory({ body: { product_id } }),
      async onQueryStarted(_, { dispatch, queryFulfilled }): Promise<void> {
        const added = await queryFulfilled.catch(() => undefined);
        if (!added) return;
        const push = (draft: Answer<"listGuestProductHistories">) => {
          draft.data = pushRecent(draft.data, added.data);
        };
        dispatch(history.util.updateQueryData("listGuestProductHistories", undefined, push));
        dispatch(
          history.util.updateQueryData("listProductHistories", undefined, (list) => {
            const before = list.data.length;
            push(list);
            list.pagination.total += list.data.length - before;
          }),
        );
      },
    }),
  }),
});

export const { useListGuestProductHistoriesQuery, useListProductHistoriesQuery, useAddProductHistoryMutation } =
  history;
