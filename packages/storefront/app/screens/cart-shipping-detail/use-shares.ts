import { cart as cartApi } from "@noren/api/endpoints/cart";
import { useDivideCartProductMutation } from "@noren/api/endpoints/cart-checkout";
import type { Cart } from "@noren/contract";
import type { Problem } from "@noren/domain/problem";
import { SHARE_SAVE_DELAY_MS } from "@noren/domain/limits";
import { useEffect, useRef, useState } from "react";
import { cartShippingDetailCopy as copy } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.copy";
import type { Division, DivisionHandlers } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";
import { toFormFailure } from "../../problem/form-failure.ts";
import { toEachRequest, groupLinesByProduct } from "../../destinations/each-offer.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { listDividedProducts, quantitiesOf, type Quantities, shareFault, withoutGone } from "./division.ts";

/** The shares of one product were divided among destinations that the cart no longer has. */
const MISMATCH = "cart_detail.divide.sum_mismatch";

/**
 * The shares of the destinations. Each change is saved after a pause, one product at a time, and the last value wins.
 * `settle` saves pending changes at once, and returns the saved cart and the first reason why a change cannot be saved.
 */
export function useShares(cart: Cart | null): DivisionHandlers & {
  division: Division | null;
  settle: () => Promise<{ fault: string | null; cart: Cart | null }>;
} {
  const dispatch = useAppDispatch();
  const [divide] = useDivideCartProductMutation();
  const [typed, setTyped] = useState<ReadonlyMap<number, Quantities>>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const latest = useRef({ cart, typed, refusals });
  const running = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current.cart = cart;
  });

  const change = (id: number, quantities: Quantities | null, refusal: string | null = null) => {
    const next = new Map(latest.current.typed);
    if (quantities === null) next.delete(id);
    else next.set(id, quantities);
    const refused = new Map(latest.current.refusals);
    if (refusal === null) refused.delete(id);
    else refused.set(id, refusal);
    Object.assign(latest.current, { typed: next, refusals: refused });
    setTyped(next);
    setRefusals(refused);
  };

  const send = async (open: Cart, id: number, quantities: Quantities): Promise<void> => {
    const shippings = Object.entries(withoutGone(quantities, open)).map(([shipping_key, quantity]) => ({
      shipping_key,
      quantity,
    }));
    const { token } = open;
    try {
      const products = [{ product_id: id, shippings }];
      latest.current.cart = await divide({ token, products, sets_quantities: true }).unwrap();
      if (latest.current.typed.get(id) === quantities) change(id, null);
    } catch (thrown) {
      const problem = thrown as Problem;
      const isElsewhere = problem.kind === "cart" && problem.code === MISMATCH;
      if (isElsewhere) {
        const getCart = cartApi.endpoints.getCart.initiate(token, { subscribe: false, forceRefetch: true });
        // The next product is sent before a render passes the new cart.
        latest.current.cart = (await dispatch(getCart)).data ?? latest.current.cart;
      }
      if (latest.current.typed.get(id) !== quantities) return;
      change(id, isElsewhere ? null : quantities, isElsewhere ? copy.changedElsewhere : toFormFailure(problem).message);
    }
  };

  const nextOpen = (open: Cart) =>
    [...latest.current.typed].find(
      ([id, quantities]) =>
        !latest.current.refusals.has(id) &&
        shareFault(groupLinesByProduct(open).get(id) ?? [], withoutGone(quantities, open)) === null,
    );

  const saveAll = async (): Promise<void> => {
    setSaving(true);
    for (;;) {
      const open = latest.current.cart;
      const next = open && nextOpen(open);
      if (!next) break;
      await send(open, ...next);
    }
    setSaving(false);
  };

  const save = (): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    running.current ??= saveAll().finally(() => {
      running.current = null;
    });
    return running.current;
  };
  const saveNow = useRef(save);
  useEffect(() => {
    saveNow.current = save;
  });
  // Saves a pending change when the shopper leaves the step.
  useEffect(() => () => void (timer.current && saveNow.current()), []);

  const settle = async () => {
    for (const [id, quantities] of latest.current.typed) change(id, quantities);
    await running.current;
    await save();
    const { cart: saved, typed: open, refusals: refused } = latest.current;
    const faulty = saved && listDividedProducts(saved, open, refused).find((product) => product.fault !== null);
    // A change that was dropped blocks one submission, whose message names it.
    if (faulty && !open.has(faulty.id)) change(faulty.id, null);
    return { fault: faulty?.fault ? copy.notDivided(faulty.name, faulty.fault) : null, cart: saved };
  };

  const set = (id: number, quantities: Quantities) => {
    change(id, quantities);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), SHARE_SAVE_DELAY_MS);
  };
  const isDivided = cart !== null && cart.detail.shippings.length > 1;
  return {
    division: isDivided
      ? {
          products: listDividedProducts(cart, typed, refusals),
          status: isSaving ? "saving" : typed.size > 0 ? "open" : "saved",
          canSaveAgain: !isSaving && [...refusals.keys()].some((id) => typed.has(id)),
        }
      : null,
    settle,
    onShareChanged: (id, key, quantity) => {
      const { cart: open, typed: unsaved } = latest.current;
      if (open) set(id, { ...(unsaved.get(id) ?? quantitiesOf(open, id)), [key]: quantity });
    },
    onEachChosen: (id) => {
      const { cart: open } = latest.current;
      const [request] = open ? toEachRequest(open, [id]) : [];
      if (request) set(id, Object.fromEntries(request.shippings.map((each) => [each.shipping_key, each.quantity])));
    },
    onSharesSaved: () => void settle(),
  };
}
