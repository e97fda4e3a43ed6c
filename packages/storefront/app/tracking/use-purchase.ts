import type { Order } from "@noren/contract";
import type { Purchase } from "@noren/domain/tracked-event";
import { useEffect, useRef, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { useAppDispatch, useAppSelector } from "../state/hooks.ts";
import { addAppListener } from "../state/store.ts";
import type { TrackingStorage } from "../storage/tracking-storage.ts";
import { purchaseOf } from "./action-events.ts";

/** The number of the order that the page in view thanks for; null on all other pages, and where there is no such order. */
function useThankedOrder(): string | null {
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
 * The purchase of the page that thanks for it, once: it is kept from the decision on, since the way there may lead over a
 * payment service, and forgotten when it has been read [tracking.purchase]. Null on all other pages.
 */
export function usePurchase({ purchase: kept }: Pick<TrackingStorage, "purchase">): Purchase | null {
  const dispatch = useAppDispatch();
  const orderNo = useThankedOrder();
  // For browsers that keep nothing.
  const decided = useRef<Purchase | null>(null);
  const [told, setTold] = useState<Purchase | null>(null);
  useEffect(
    () =>
      dispatch(
        addAppListener({
          predicate: () => true,
          effect: (action, { getState }) => {
            const purchase = purchaseOf(action, getState());
            if (purchase === null) return;
            decided.current = purchase;
            kept.write(purchase);
          },
        }),
      ),
    [dispatch, kept],
  );
  useEffect(() => {
    const purchase = kept.read() ?? decided.current;
    if (orderNo === null || purchase?.order_no !== orderNo) return setTold(null);
    kept.clear();
    decided.current = null;
    setTold(purchase);
  }, [kept, orderNo]);
  return told;
}
