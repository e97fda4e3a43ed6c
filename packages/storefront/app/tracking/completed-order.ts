import type { Order } from "@noren/contract";
import type { RootState } from "../state/store.ts";

/** The cart's token with which the page has loaded an order; null if it has not. */
export function findOrderToken({ api }: RootState, orderNo: string | null): string | null {
  const loaded = Object.values(api.queries).find(
    (entry) => entry?.endpointName === "getCartOrder" && (entry.data as Order | undefined)?.order_no === orderNo,
  );
  return (loaded?.originalArgs as { token: string } | undefined)?.token ?? null;
}
