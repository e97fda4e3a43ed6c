import { createContext, useContext } from "react";

/** A failed request for data that the page needs. */
export interface LoadError {
  /** What happened and what to do, as text for the shopper. */
  message: string;
  /** Repeats all failed requests. */
  onRetried: () => void;
}

const LoadErrorContext = createContext<LoadError | null>(null);

/** Makes every loader below show the error instead of the spinner. */
export const LoadErrorProvider = LoadErrorContext.Provider;

export function useLoadError(): LoadError | null {
  return useContext(LoadErrorContext);
}
