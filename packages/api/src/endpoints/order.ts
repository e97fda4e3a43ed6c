import type { Answer } from "@noren/contract";
import { replaceOrder } from "@noren/domain/order-list";
import { api } from "../api.ts";
import { withPagination, type Paged } from "../answers.ts";
import { ask } from "../ask.ts";

const listOrders = ask("listOrders", "GET", "/v1/me/orders");
const getOrder = ask("getOrder", "GET", "/v1/me/orders/{id}");
const cancelOrder = ask("cancelOrder", "PUT", "/v1/me/orders/{id}/cancel");

export const order = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<Paged<"listOrders">, { page?: number }>({
      query: (query) => listOrders({ query }),
      transformResponse: withPagination<"listOrders">,
      providesTags: ["Order"],
    }),
    getOrder: build.query<Answer<"getOrder">, number>({
      query: (id) => getOrder({ params: { id } }),
      providesTags: (_, __, id) => [{ type: "Order", id }],
    }),
    /**
     * Spec 4: the updated order replaces the one in the list; its cancel_only_ecd_key is the warning to show. Coupons and
     * points come back.
     */
    cancelOrder: build.mutation<Answer<"cancelOrder">, { id: number; cancel_reason: string | null }>({
      query: ({ id, cancel_reason }) => cancelOrder({ params: { id }, body: { cancel_reason } }),
      invalidatesTags: (cancelled) => (cancelled ? ["Coupon", "Point", "User"] : []),
      async onQueryStarted({ id }, { dispatch, getState, queryFulfilled }): Promise<void> {
        const cancelled = await queryFulfilled.catch(() => undefined);
        if (!cancelled) return;
        dispatch(order.util.upsertQueryEntries([{ endpointName: "getOrder", arg: id, value: cancelled.data }]));
        for (const page of order.util.selectCachedArgsForQuery(getState(), "listOrders")) {
          dispatch(
            order.util.updateQueryData("listOrders", page, (list) => {
              list.data = replaceOrder(list.data, cancelled.data);
            }),
          );
        }
      },
    }),
  }),
});

export const { useListOrdersQuery, useGetOrderQuery, useCancelOrderMutation } = order;
