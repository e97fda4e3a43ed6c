import { useDeleteCartProductMutation } from "@noren/api/endpoints/cart";
import { useAddCartProductSetMutation } from "@noren/api/endpoints/cart-accessory";
import type { Cart, SavedLine } from "@noren/contract";
import { LINE_UNDO_MS } from "@noren/domain/limits";
import { useEffect, useState } from "react";
import type { CartProps } from "#ui/screens/cart/cart.props";
import { useOpenCart } from "../../effects/open-cart.ts";
import { toFailureToast } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";

/** What was removed: a line, or null for the whole cart. `undoKey` is null at a backend that cannot undo it. */
interface Removed {
  line: SavedLine | null;
  undoKey: string | null;
  isRestored: boolean;
}

/** Without an undo key a line is added again. An accessory cannot be put back on its own. */
const canRestore = ({ line, undoKey }: Removed): boolean => undoKey !== null || line?.accessory_of === null;

/** The last removal, forgotten after `LINE_UNDO_MS` unless it is held. */
export function useRemoval() {
  const dispatch = useAppDispatch();
  const openCart = useOpenCart();
  const [remove] = useDeleteCartProductMutation();
  const [addSet] = useAddCartProductSetMutation();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (removed === null || isHeld) return undefined;
    const timer = setTimeout(() => setRemoved(null), LINE_UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed, isHeld]);
  const restore = async ({ line, undoKey }: Removed): Promise<void> => {
    try {
      const token = await openCart();
      if (token === null) return;
      if (undoKey !== null) await remove({ token, undo: undoKey }).unwrap();
      else if (line !== null) {
        const { product_id, quantity, name_embroidery } = line;
        const products = [{ product_id, quantity, ...(name_embroidery !== null && { name_embroidery }) }];
        await addSet({ token, products }).unwrap();
      }
      setRemoved({ line, undoKey, isRestored: true });
    } catch (problem) {
      setRemoved(null);
      dispatch(toFailureToast(problem));
    }
  };
  const removal: CartProps["removal"] = removed && {
    name: removed.line?.product_name ?? null,
    state: removed.isRestored ? "restored" : canRestore(removed) ? "undoable" : "final",
  };
  return {
    removal,
    /** Shows what a call has removed. */
    showRemoval: (line: SavedLine | null, { undo_key }: Cart) =>
      setRemoved({ line, undoKey: undo_key ?? null, isRestored: false }),
    /** Undoes the removal; null if that is not possible. */
    undo: removed === null || removed.isRestored ? null : () => restore(removed),
    setHeld,
  };
}
