/**
 * `encodeURIComponent` for any text. It throws for a lone surrogate, e.g. in a name that a system cut in the middle of an
 * emoji, and the whole page would fail; this function sends U+FFFD instead.
 */
export const encodeUrlPart = (text: string | number): string =>
  encodeURIComponent(String(text).replaceAll(/\p{Surrogate}/gu, "\uFFFD"));
