const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

export const fileLinksCopy = {
  label: "ファイル",
  /** In whole kilobytes below a megabyte. */
  size: (bytes: number) =>
    bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / KILOBYTE))}KB` : `${(bytes / MEGABYTE).toFixed(1)}MB`,
} as const;
