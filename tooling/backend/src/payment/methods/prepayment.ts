/** Days in which the shop waits for a payment in advance. */
export const PREPAY_DAYS = 7;
