import { createContext } from "react";

/** The nonce that the content security policy asks of inline styles; undefined in the browser, which hides it. */
export const NonceContext = createContext<string | undefined>(undefined);
