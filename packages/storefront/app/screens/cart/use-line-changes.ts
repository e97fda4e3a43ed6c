import {
  useDeleteCartProductMutation,
  useModifyCartProductMutation,
  useResetCartMutation,
} from "@noren/api/endpoints/cart";
import { useDeleteCartAccessoryMutation, useModifyCartAccessoryMutation } from "@noren/api/endpoints/cart-accessory";
import type { CartLine } from "@noren/contract";
import { useRef, useState } from "react";
import type { CartProps } from "#ui/screens/cart/cart.props";
import { useOpenCart } from "../../effects/open-cart.ts";
import { toFailureToast } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { useRemoval } from "./use-removal.ts";

type LineChanges = Pick<
  CartProps,
  | "wantedQuantities"
  | "removal"
  | "onQuantityChanged"
  | "onLineRemoved"
  | "onSavedRemoved"
  | "onEmptied"
  | "onRemovalUndone"
  | "onUndoHeld"
>;

/** The calls that change and remove a line: an accessory has its own. */
function useLineCalls() {
  const [modify] = useModifyCartProductMutation();
  const [remove] = useDeleteCartProductMutation();
  const [modifyAccessory] = useModifyCartAccessoryMutation();
  const [removeAccessory] = useDeleteCartAccessoryMutation();
  return ({ accessory_of }: Pick<CartLine, "accessory_of">) =>
    accessory_of === null ? { modify, remove } : { modify: modifyAccessory, remove: removeAccessory };
}

/**
 * Sends changes of lines one after another, since each response is the whole cart, and only the last quantity of a line.
 * A refusal shows as a toast, and the line shows the cart's quantity again.
 */
export function useLineChanges(): LineChanges {
  const dispatch = useAppDispatch();
  const openCart = useOpenCart();
  const callsOf = useLineCalls();
  const [removeSaved] = useDeleteCartProductMutation();
  const [reset] = useResetCartMutation();
  const { removal, showRemoval, undo, setHeld } = useRemoval();
  const [wantedQuantities, setWanted] = useState<ReadonlyMap<string, number>>(new Map());
  const wanted = useRef(new Map<string, number>());
  const queue = useRef(Promise.resolve());
  /** Sends a change after those before it. */
  const enqueue = (send: (token: string) => Promise<void>): void => {
    queue.current = queue.current.then(async () => {
      try {
        const token = await openCart();
        if (token !== null) await send(token);
      } catch (problem) {
        dispatch(toFailureToast(problem));
      }
    });
  };
  const want = (line: CartLine, quantity: number): void => {
    const { key } = line;
    if (wanted.current.get(key) === 0) return;
    wanted.current.set(key, quantity);
    setWanted(new Map(wanted.current));
    enqueue(async (token) => {
      const last = wanted.current.get(key);
      if (last === undefined) return;
      const { modify, remove } = callsOf(line);
      try {
        if (last > 0) await modify({ token, key, quantity: last }).unwrap();
        else showRemoval(line, await remove({ token, key }).unwrap());
      } finally {
        if (wanted.current.get(key) === last) wanted.current.delete(key);
        setWanted(new Map(wanted.current));
      }
    });
  };
  return {
    wantedQuantities,
    removal,
    onQuantityChanged: want,
    onLineRemoved: (line) => want(line, 0),
    onSavedRemoved: (line) =>
      enqueue(async (token) => showRemoval(line, await removeSaved({ token, key: line.key }).unwrap())),
    onEmptied: () => enqueue(async (token) => showRemoval(null, await reset(token).unwrap())),
    onRemovalUndone: () => {
      if (undo === null) return;
      setHeld(false);
      enqueue(undo);
    },
    onUndoHeld: setHeld,
  };
}
