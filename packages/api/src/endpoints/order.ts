import type { Answer, Order } from "@noren/contract";
import { replaceOrder } from "@noren/domain/order-list";
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { api } from "../api.ts";
import { withPagination, type Paged } from "../answers.ts";
import { buildQuery } from "../build-query.ts";

const listOrders = buildQuery("listOrders", "GET", "/v1/me/orders");
const getOrder = buildQuery("getOrder", "GET", "/v1/me/orders/{id}");
const cancelOrder = buildQuery("cancelOrder", "PUT", "/v1/me/orders/{id}/cancel");

type State = Parameters<typeof api.util.selectInvalidatedBy>[0];

/** [order.cancel] The answered order replaces the one in the cache and in the list. */
export const orderChange = {
  async onQueryStarted(
    _: unknown,
    {
      dispatch,
      getState,
      queryFulfilled,
    }: {
      dispatch: ThunkDispatch<State, unknown, UnknownAction>;
      getState: () => State;
      queryFulfilled: PromiseLike<{ data: Order }>;
    },
  ): Promise<void> {
    const answered = await Promise.resolve(queryFulfilled).catch(() => undefined);
    if (!answered) return;
    const { data: value } = answered;
    dispatch(order.util.upsertQueryEntries([{ endpointName: "getOrder", arg: value.id, value }]));
    for (const page of order.util.selectCachedArgsForQuery(getState(), "listOrders")) {
      dispatch(
        order.util.updateQueryData("listOrders", page, (list) => {
          list.data = replaceOrder(list.data, value);
        }),
      );
    }
  },
};

export const order = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<Paged<"listOrders">, { page?: number; from?: string; to?: string; word?: string }>({
      query: (query) => listOrders({ query }),
      transformResponse: withPagination<"listOrders">,
      providesTags: ["Order"],
    }),
    getOrder: build.query<Answer<"getOrder">, number>({
      query: (id) => getOrder({ params: { id } }),
      providesTags: (_, __, id) => [{ type: "Order", id }],
    }),
    /** The cancelled order's cancel_only_ecd_key is the warning to show. Coupons and points are returned. */
    cancelOrder: build.mutation<Answer<"cancelOrder">, { id: number; cancel_reason: string | null }>({
      query: ({ id, cancel_reason }) => cancelOrder({ params: { id }, body: { cancel_reason } }),
      ...orderChange,
      invalidatesTags: (cancelled) => (cancelled ? ["Coupon", "Point", "User"] : []),
    }),
  }),
});

/** The cache key of the last cancellation: the list shows the warning of the order's screen. */
export const CANCELLATION = "last-cancellation";

export const { useListOrdersQuery, useGetOrderQuery, useCancelOrderMutation } = order;
