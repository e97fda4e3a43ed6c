import { useSaveCartProductMutation } from "@noren/api/endpoints/cart-accessory";
import type { Cart, SavedLine } from "@noren/contract";
import { hasReducedRate } from "@noren/validation/format";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import type { CartProps, SavedItem } from "#ui/screens/cart/cart.props";
import { useOpenCart } from "../../effects/open-cart.ts";
import { useOneChange } from "../../state/use-one-change.ts";

function stateOf({ accessory_of, product_info, max_quantity }: SavedLine): SavedItem["state"] {
  if (!product_info.is_show_product) return "gone";
  if (accessory_of !== null) return null;
  return max_quantity > 0 ? "available" : "soldOut";
}

/** [cart.save-for-later] The lines that are saved for later, and the calls that move lines there and back. */
export function useSavedLines(
  cart: Cart | null,
  pathOf: (line: SavedLine) => string | null,
): Pick<CartProps, "saved" | "savedHasReducedRate" | "movingKeys" | "onLineSaved" | "onSavedReturned"> {
  const openCart = useOpenCart();
  const [save] = useSaveCartProductMutation();
  const { busyId, change } = useOneChange<string>();
  const move = (key: string, is_saved: boolean, done: string) =>
    void change(
      key,
      async () => {
        const token = await openCart();
        if (token !== null) await save({ token, key, is_saved }).unwrap();
      },
      done,
    );
  return {
    saved: (cart?.detail.saved ?? []).map((line) => ({ line, path: pathOf(line), state: stateOf(line) })),
    savedHasReducedRate: hasReducedRate(cart?.detail.saved ?? []),
    movingKeys: new Set(busyId === null ? [] : [busyId]),
    onLineSaved: ({ key, product_name }) => move(key, true, copy.savedDone(product_name)),
    onSavedReturned: ({ key, product_name }) => move(key, false, copy.broughtBack(product_name)),
  };
}
