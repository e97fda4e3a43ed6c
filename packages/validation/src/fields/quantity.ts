/** The maximum quantity of one line of a cart. A file of its own, so that a quantity field does not load the fields. */
export const MAX_QUANTITY = 9999;
