/** Nothing: the parcels above the lines say when they arrive. */
export const CartArrival = (): null => null;
