import { useCreateMemoMutation, useDeleteMemoMutation, useUpdateMemoMutation } from "@noren/api/endpoints/memo";
import type { Order } from "@noren/contract";
import { useState } from "react";
import { orderCopy as copy } from "#ui/screens/order/order.copy";
import type { OrderMemoProps } from "#ui/screens/order/order.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { addToast, toFailureToast } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";

/** The member's own note on an order; null without one [memo.shape]. */
export function useOrderMemo(order: Order | undefined): OrderMemoProps | null {
  const dispatch = useAppDispatch();
  const [create] = useCreateMemoMutation();
  const [update] = useUpdateMemoMutation();
  const [remove, { isLoading: isDeleting }] = useDeleteMemoMutation();
  const [deletions, setDeletions] = useState(0);
  if (!order) return null;
  const { id: order_id, memo } = order;
  const deleteMemo = async (id: number): Promise<void> => {
    try {
      await remove({ id, order_id }).unwrap();
      setDeletions((count) => count + 1);
      dispatch(addToast({ message: copy.memo.deleted }));
    } catch (problem) {
      dispatch(toFailureToast(problem));
    }
  };
  return {
    body: memo?.body ?? "",
    isWritten: memo !== null,
    isDeleting,
    formKey: String(deletions),
    onSaved: ({ body }) =>
      catchFormFailure(async () => {
        await (memo ? update({ id: memo.id, body }) : create({ order_id, body })).unwrap();
        dispatch(addToast({ message: copy.memo.saved }));
      }),
    onDeleted: () => {
      if (memo !== null) void deleteMemo(memo.id);
    },
  };
}
