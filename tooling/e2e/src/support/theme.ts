/** Returns the URL of a channel's shop on the same server. */
export const channelAt = (baseURL: string | undefined, channel: string): string =>
  (baseURL ?? "").replace("localhost", `${channel}.localhost`);

/** Runs in the page. Returns the accent colour, which identifies the theme. */
export const accent = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue("--color-accent").trim();
