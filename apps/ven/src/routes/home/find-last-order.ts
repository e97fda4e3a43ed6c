import { order } from "@noren/api/endpoints/order";
import { paths } from "@noren/contract/paths";
import type { StoreApi } from "@noren/storefront/state/store";
import type { LastOrder } from "../../own/sheet/last-order.tsx";

/** The member's last order as rows; null without one. Loads late, because only members have one. */
export async function findLastOrder({ dispatch }: StoreApi): Promise<LastOrder | null> {
  const options = { subscribe: false };
  const { data: orders } = await dispatch(order.endpoints.listOrders.initiate({}, options));
  const [latest] = orders?.data ?? [];
  if (!latest) return null;
  const { data } = await dispatch(order.endpoints.getOrder.initiate(latest.id, options));
  if (!data) return null;
  const lines = data.shippings.flatMap(({ products }) => products);
  return {
    orderedAt: data.ordered_at,
    path: paths.order({ key: data.id }),
    rows: lines.map(({ code, quantity }) => ({ code, quantity: String(quantity), unit: "case" })),
  };
}
