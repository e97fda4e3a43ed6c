/** The `timeoutFactor` of pools in tests, so that fifty concurrent orders do not time out on a busy machine. */
export const TIMEOUT_FACTOR = 10;
