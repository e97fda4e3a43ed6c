import { order } from "@noren/api/endpoints/order";
import type { Order } from "@noren/contract";
import type { StoreApi } from "../../state/store.ts";

/** The member's last order; null without one. Loads late, because only members have one. */
export async function findLastOrder({ dispatch }: StoreApi): Promise<Order | null> {
  const options = { subscribe: false };
  const { data: orders } = await dispatch(order.endpoints.listOrders.initiate({}, options));
  const [latest] = orders?.data ?? [];
  if (!latest) return null;
  const { data } = await dispatch(order.endpoints.getOrder.initiate(latest.id, options));
  return data ?? null;
}
