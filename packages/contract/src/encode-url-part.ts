/**
 * `encodeURIComponent` for any text. A lone half of a surrogate pair, e.g. of a name that a shop's system has cut in the middle
 * of an emoji, becomes U+FFFD, where `encodeURIComponent` would throw and the whole page would fail.
 */
export const encodeUrlPart = (text: string | number): string =>
  encodeURIComponent(String(text).replaceAll(/\p{Surrogate}/gu, "\uFFFD"));
