import type { Answer } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";
import { order } from "./order.ts";

const createMemo = buildQuery("createMemo", "POST", "/v1/memos");
const updateMemo = buildQuery("updateMemo", "PATCH", "/v1/memos/{id}");
const deleteMemo = buildQuery("deleteMemo", "DELETE", "/v1/memos/{id}");

export const memo = api.injectEndpoints({
  endpoints: (build) => ({
    createMemo: build.mutation<Answer<"createMemo">, { order_id: number; body: string }>({
      query: (body) => createMemo({ body }),
      async onQueryStarted({ order_id }, { dispatch, queryFulfilled }): Promise<void> {
        const written = await queryFulfilled.catch(() => undefined);
        if (written) dispatch(patchOrder(order_id, written.data));
      },
    }),
    updateMemo: build.mutation<Answer<"updateMemo">, { id: number; body: string }>({
      query: ({ id, body }) => updateMemo({ params: { id }, body: { body } }),
      async onQueryStarted(_, { dispatch, queryFulfilled }): Promise<void> {
        const changed = await queryFulfilled.catch(() => undefined);
        if (changed) dispatch(patchOrder(changed.data.order_id, changed.data));
      },
    }),
    deleteMemo: build.mutation<null, { id: number; order_id: number }>({
      query: ({ id }) => deleteMemo({ params: { id } }),
      async onQueryStarted({ order_id }, { dispatch, queryFulfilled }): Promise<void> {
        if (await queryFulfilled.catch(() => undefined)) dispatch(patchOrder(order_id, null));
      },
    }),
  }),
});

/** An order contains its memo. */
const patchOrder = (id: number, written: { id: number; body: string } | null) =>
  order.util.updateQueryData("getOrder", id, (draft) => {
    draft.memo = written && { id: written.id, body: written.body };
  });

export const { useCreateMemoMutation, useUpdateMemoMutation, useDeleteMemoMutation } = memo;
