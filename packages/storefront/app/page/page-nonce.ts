/** The nonce of this page's Content-Security-Policy, which every added script carries; "" in development. */
export const readPageNonce = (): string => document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";
