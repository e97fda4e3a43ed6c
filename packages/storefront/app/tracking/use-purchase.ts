import type { Purchase } from "@noren/domain/tracked-event";
import { useEffect, useRef, useState } from "react";
import { useLocation, useMatches } from "react-router";
import type { TrackingStorage } from "../storage/tracking-storage.ts";
import { purchaseOf } from "./action-events.ts";
import { observe } from "./observers.ts";

/**
 * The purchase of the page that thanks for it, once: it is kept from the decision on, since the way there may lead over a
 * payment service, and forgotten when it has been read (spec 9). Null on all other pages.
 */
export function usePurchase({ purchase: kept }: Pick<TrackingStorage, "purchase">): Purchase | null {
  const screen = useMatches().at(-1)?.id;
  const { search } = useLocation();
  // For browsers that keep nothing.
  const decided = useRef<Purchase | null>(null);
  const [told, setTold] = useState<Purchase | null>(null);
  useEffect(
    () =>
      observe((action, { getState }) => {
        const purchase = purchaseOf(action, getState());
        if (purchase === null) return;
        decided.current = purchase;
        kept.write(purchase);
      }),
    [kept],
  );
  useEffect(() => {
    const purchase = kept.read() ?? decided.current;
    if (screen !== "CartComplete" || purchase?.order_no !== new URLSearchParams(search).get("no")) return setTold(null);
    kept.clear();
    decided.current = null;
    setTold(purchase);
  }, [kept, screen, search]);
  return told;
}
