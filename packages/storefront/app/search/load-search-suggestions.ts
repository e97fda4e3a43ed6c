import type { LoadSuggestions } from "#ui/slots/header/header.props";

/** Most visitors do not search, so the code of the suggestions loads at the focus. A later focus tries again if that fails. */
export const loadSearchSuggestions: LoadSuggestions = (...args) =>
  void import("./suggestions.ts").then((late) => late.showSuggestions(...args)).catch(() => undefined);
