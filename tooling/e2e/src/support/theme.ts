/** Returns the URL of another channel's shop on the server of `baseURL`. */
export const channelUrl = (baseURL: string | undefined, channel: string): string =>
  (baseURL ?? "").replace("localhost", `${channel}.localhost`);

/** Runs in the page. Returns the accent colour, which identifies the theme. */
export const readAccent = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue("--color-accent").trim();
