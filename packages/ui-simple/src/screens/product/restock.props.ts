/** A member's request for a sold-out product: the path of its form, or what was requested before. */
export type RestockProps = { requestPath: string } | { requestedAt: string; historyPath: string };
