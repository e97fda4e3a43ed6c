import { ensureOne, markOnly } from "./exclusive.ts";

/** [card.main-unique] Exactly one card is main. */
export interface MainCard {
  readonly id: number;
  readonly is_main: boolean;
}

export function makeMainCard<C extends MainCard>(cards: C[], id: number): C[] {
  return markOnly(cards, "is_main", id);
}

/** Adds a card; the first one becomes the main card. */
export function addCard<C extends MainCard>(cards: C[], card: C): C[] {
  const added = [...cards, card];
  return card.is_main ? makeMainCard(added, card.id) : ensureOne(added, "is_main");
}

/** Removes a card; if it was the main card, the first of the rest becomes main. */
export function removeCard<C extends MainCard>(cards: C[], id: number): C[] {
  const rest = cards.filter((card) => card.id !== id);
  return rest.length === cards.length ? cards : ensureOne(rest, "is_main");
}
