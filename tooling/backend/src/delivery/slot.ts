/** A part of the day that the carrier delivers in; the database sees to it that no key looks like a whole number. */
export interface DeliverySlot {
  key: string;
  name: string;
}

/** A shop's slots as the contract has them, by their keys in the order of the day. */
export function slotNames(slots: readonly DeliverySlot[]): Record<string, string> {
  return Object.fromEntries(slots.map(({ key, name }) => [key, name]));
}
