import type { Order } from "@noren/contract";
import type { Purchase } from "@noren/domain/tracked-event";
import { useEffect, useRef, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { useAppDispatch, useAppSelector } from "../state/hooks.ts";
import { addAppListener } from "../state/store.ts";
import type { TrackingStorage } from "../storage/tracking-storage.ts";
import { purchaseOf } from "./action-events.ts";

/** The order number of the completion page; null on all other pages, and when the order does not exist. */
function useCompletedOrder(): string | null {
  const screen = useMatches().at(-1)?.id;
  const no = new URLSearchParams(useLocation().search).get("no");
  const isThere = useAppSelector(({ api }) =>
    Object.values(api.queries).some(
      (entry) => entry?.endpointName === "getCartOrder" && (entry.data as Order | undefined)?.order_no === no,
    ),
  );
  return screen === "CartComplete" && isThere ? no : null;
}

/**
 * The purchase of the complete screen, returned once [tracking.purchase]. It is stored when the order is placed, since the
 * shopper may first pay at a payment service, and deleted once it was read. Null on all other pages.
 */
export function usePurchase({ purchase: kept }: Pick<TrackingStorage, "purchase">): Purchase | null {
  const dispatch = useAppDispatch();
  const orderNo = useCompletedOrder();
  // For browsers without storage.
  const placed = useRef<Purchase | null>(null);
  const [tracked, setTracked] = useState<Purchase | null>(null);
  useEffect(
    () =>
      dispatch(
        addAppListener({
          predicate: () => true,
          effect: (action, { getState }) => {
            const purchase = purchaseOf(action, getState());
            if (purchase === null) return;
            placed.current = purchase;
            kept.write(purchase);
          },
        }),
      ),
    [dispatch, kept],
  );
  useEffect(() => {
    const purchase = kept.read() ?? placed.current;
    if (orderNo === null || purchase?.order_no !== orderNo) return setTracked(null);
    kept.clear();
    placed.current = null;
    setTracked(purchase);
  }, [kept, orderNo]);
  return tracked;
}
