/** Of every pool in a test: fifty buyers at once on a busy machine are no reason to refuse one. */
export const PATIENCE = 10;
