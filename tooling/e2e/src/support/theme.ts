/** The address of a channel's shop on the same server. */
export const channelAt = (baseURL: string | undefined, channel: string): string =>
  (baseURL ?? "").replace("localhost", `${channel}.localhost`);

/** Runs in the page: the accent colour, by which themes are told apart. */
export const accent = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue("--color-accent").trim();
