import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";
import { removeFromPage } from "../pages.ts";
import { history } from "./history.ts";

const deleteProductHistory = buildQuery("deleteProductHistory", "DELETE", "/v1/me/product-histories/{id}");

/** Apart from `history`, which every product page loads. */
export const historyRemoval = api.injectEndpoints({
  endpoints: (build) => ({
    /** [history.product] Deleting removes one and lowers the total by one. */
    deleteProductHistory: build.mutation<null, number>({
      query: (id) => deleteProductHistory({ params: { id } }),
      async onQueryStarted(id, { dispatch, queryFulfilled }): Promise<void> {
        if (!(await queryFulfilled.catch(() => undefined))) return;
        dispatch(history.util.updateQueryData("listProductHistories", undefined, (list) => removeFromPage(list, id)));
      },
    }),
  }),
});

export const { useDeleteProductHistoryMutation } = historyRemoval;
