import { useDeleteCartProductMutation, useModifyCartProductMutation } from "@noren/api/endpoints/cart";
import { useAddCartProductSetMutation } from "@noren/api/endpoints/cart-accessory";
import type { CartLine } from "@noren/contract";
import { LINE_UNDO_MS } from "@noren/domain/limits";
import { useEffect, useRef, useState } from "react";
import type { CartProps } from "#ui/screens/cart/cart.props";
import { useOpenCart } from "../../effects/open-cart.ts";
import { failureToast } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";

type LineChanges = Pick<
  CartProps,
  "wantedQuantities" | "removal" | "onQuantityChanged" | "onLineRemoved" | "onRemovalUndone" | "onUndoHeld"
>;

/** The removed line; `undoKey` is null at a backend that cannot take a removal back. */
interface Removed {
  line: CartLine;
  undoKey: string | null;
  isRestored: boolean;
}

/** An accessory cannot be put back on its own. */
const canRestore = ({ line, undoKey }: Removed): boolean => undoKey !== null || line.accessory_of === null;

/** The last removal, forgotten after `LINE_UNDO_MS` unless it is held. */
function useRemoval() {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (removed === null || isHeld) return undefined;
    const timer = setTimeout(() => setRemoved(null), LINE_UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed, isHeld]);
  return { removed, setRemoved, setHeld };
}

/**
 * Sends changes of lines one after another, since each response is the whole cart, and only the last quantity of a line.
 * A refusal shows as a toast, and the line shows the cart's quantity again.
 */
export function useLineChanges(): LineChanges {
  const dispatch = useAppDispatch();
  const openCart = useOpenCart();
  const [modify] = useModifyCartProductMutation();
  const [remove] = useDeleteCartProductMutation();
  const [addSet] = useAddCartProductSetMutation();
  const { removed, setRemoved, setHeld } = useRemoval();
  const [wantedQuantities, setWanted] = useState<ReadonlyMap<string, number>>(new Map());
  const wanted = useRef(new Map<string, number>());
  const queue = useRef(Promise.resolve());
  const send = async (line: CartLine): Promise<void> => {
    const { key } = line;
    const quantity = wanted.current.get(key);
    if (quantity === undefined) return;
    try {
      const token = await openCart();
      if (token === null) return;
      if (quantity > 0) await modify({ token, key, quantity }).unwrap();
      else {
        const { undo_key: undoKey = null } = await remove({ token, key }).unwrap();
        setRemoved({ line, undoKey, isRestored: false });
      }
    } catch (problem) {
      dispatch(failureToast(problem));
    } finally {
      if (wanted.current.get(key) === quantity) wanted.current.delete(key);
      setWanted(new Map(wanted.current));
    }
  };
  const want = (line: CartLine, quantity: number): void => {
    if (wanted.current.get(line.key) === 0) return;
    wanted.current.set(line.key, quantity);
    setWanted(new Map(wanted.current));
    queue.current = queue.current.then(() => send(line));
  };
  const restore = async ({ line, undoKey }: Removed): Promise<void> => {
    try {
      const token = await openCart();
      if (token === null) return;
      const { product_id, quantity, name_embroidery } = line;
      const products = [{ product_id, quantity, ...(name_embroidery !== null && { name_embroidery }) }];
      await (undoKey === null ? addSet({ token, products }) : remove({ token, undo: undoKey })).unwrap();
      setRemoved({ line, undoKey, isRestored: true });
    } catch (problem) {
      setRemoved(null);
      dispatch(failureToast(problem));
    }
  };
  return {
    wantedQuantities,
    removal: removed && {
      name: removed.line.product_name,
      state: removed.isRestored ? "restored" : canRestore(removed) ? "undoable" : "final",
    },
    onQuantityChanged: want,
    onLineRemoved: (line) => want(line, 0),
    onRemovalUndone: () => {
      if (removed === null || removed.isRestored) return;
      setHeld(false);
      queue.current = queue.current.then(() => restore(removed));
    },
    onUndoHeld: setHeld,
  };
}
