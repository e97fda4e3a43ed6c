/** A network between an adapter and its service that the test controls. */
export interface UnreliableNetwork {
  fetch: typeof globalThis.fetch;
  /** Loses the next request, or only its answer. */
  loseNext(part: "request" | "answer"): void;
  /** Holds the next request until it is released; resolves once the adapter has sent it. */
  holdNext(): { sent: Promise<void>; release: () => void };
}

export function unreliableNetwork(fetch: typeof globalThis.fetch): UnreliableNetwork {
  let lost: "request" | "answer" | null = null;
  let held: { sent: PromiseWithResolvers<void>; released: PromiseWithResolvers<void> } | null = null;
  return {
    loseNext: (part) => void (lost = part),
    holdNext: () => {
      const { sent, released } = (held = { sent: Promise.withResolvers(), released: Promise.withResolvers() });
      return { sent: sent.promise, release: released.resolve };
    },
    fetch: async (input, init) => {
      const part = lost;
      lost = null;
      const hold = held;
      held = null;
      hold?.sent.resolve();
      await hold?.released.promise;
      if (part === "request") throw new TypeError("fetch failed");
      const response = await fetch(input, init);
      if (part === "answer") throw new DOMException("The operation timed out.", "TimeoutError");
      return response;
    },
  };
}
