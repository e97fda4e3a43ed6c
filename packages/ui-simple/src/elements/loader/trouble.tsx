import { createContext, useContext } from "react";

/** Why something is not on its way: what the page needs could not be had. */
export interface Trouble {
  /** What happened and what to do, in words for the shopper. */
  message: string;
  /** Asks for all that failed once more. */
  onRetried: () => void;
}

const TroubleContext = createContext<Trouble | null>(null);

/** Tells every loader below that it waits in vain. */
export const TroubleProvider = TroubleContext.Provider;

export function useTrouble(): Trouble | null {
  return useContext(TroubleContext);
}
