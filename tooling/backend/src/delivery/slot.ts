/**
 * A delivery time slot. A database constraint forbids keys that look like integers: JavaScript would list them first in
 * an object, and the slots would lose their order.
 */
export interface DeliverySlot {
  key: string;
  name: string;
}

/** Maps a shop's slots to the contract: names by key, in the shop's order. */
export function slotNames(slots: readonly DeliverySlot[]): Record<string, string> {
  return Object.fromEntries(slots.map(({ key, name }) => [key, name]));
}
