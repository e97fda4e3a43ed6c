import { popup } from "@noren/api/endpoints/popup";
import { type Purchase, toDecidedPurchase } from "@noren/domain/tracked-event";
import { useEffect, useRef, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { useAppDispatch, useAppSelector, useAppStore } from "../state/hooks.ts";
import { addAppListener } from "../state/store.ts";
import type { TrackingStorage } from "../storage/tracking-storage.ts";
import { purchaseOf } from "./action-events.ts";
import { selectCategoryTree } from "./category-tree.ts";
import { findOrderToken } from "./completed-order.ts";

const { getEventDecision } = popup.endpoints;

/** Number and cart of the completion page's order; null on all other pages, and when the order does not exist. */
function useCompletedOrder(): { orderNo: string | null; token: string | null } {
  const screen = useMatches().at(-1)?.id;
  const no = new URLSearchParams(useLocation().search).get("no");
  const orderNo = screen === "CartComplete" ? no : null;
  const token = useAppSelector((state) => findOrderToken(state, orderNo));
  return { orderNo: token === null ? null : orderNo, token };
}

/**
 * The purchase of the complete screen, returned once per order [tracking.purchase]. It is stored when the order is placed,
 * since the shopper may first pay at a payment service, and deleted once it was read. When the page lacks it, because the
 * answer to the order was lost or the payment's callback placed it, the API has it. Null on all other pages.
 */
export function usePurchase({
  purchase: kept,
  reportedOrder: reported,
}: Pick<TrackingStorage, "purchase" | "reportedOrder">): Purchase | null {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { orderNo, token } = useCompletedOrder();
  // For browsers without storage.
  const placed = useRef<Purchase | null>(null);
  const lastReported = useRef<string | null>(null);
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
    if (orderNo === null || token === null || lastReported.current === orderNo || reported.read() === orderNo) {
      return undefined;
    }
    let isCurrent = true;
    const report = (purchase: Purchase | null) => {
      if (!isCurrent || purchase?.order_no !== orderNo || reported.read() === orderNo) return;
      lastReported.current = orderNo;
      reported.write(orderNo);
      setTracked(purchase);
    };
    const stored = kept.read() ?? placed.current;
    if (stored?.order_no === orderNo) {
      kept.clear();
      placed.current = null;
      report(stored);
    } else {
      void dispatch(getEventDecision.initiate(token, { subscribe: false })).then(({ data }) =>
        report(data ? toDecidedPurchase(data, selectCategoryTree(store.getState())) : null),
      );
    }
    return () => {
      isCurrent = false;
      setTracked(null);
    };
  }, [dispatch, store, kept, reported, orderNo, token]);
  return tracked;
}
