import type { CardBrand, CardChoice } from "@noren/contract";
import { useState } from "react";
import { useStore } from "react-redux";

/** The card for a cart's payment, and how the confirm screen names it. */
export interface ChosenCard {
  cartToken: string;
  choice: CardChoice;
  brand: CardBrand;
  masked_number: string;
}

/**
 * The chosen cards of the open pages. A one-time token is stored neither in the browser nor in the store's state (decision
 * 0139): after a reload the shopper enters the card again.
 */
const cards = new WeakMap<object, ChosenCard>();

/** The card that was chosen for this cart since the page was loaded, or null, and its setter. */
export function useChosenCard(cartToken: string | null): [ChosenCard | null, (card: ChosenCard | null) => void] {
  const store = useStore();
  const [, setCard] = useState<ChosenCard | null>(null);
  const held = cards.get(store) ?? null;
  return [
    held?.cartToken === cartToken ? held : null,
    (card) => {
      if (card === null) cards.delete(store);
      else cards.set(store, card);
      setCard(card);
    },
  ];
}
