import type { LoadSuggestions } from "#ui/slots/header/header.props";

/** A module without static imports: each page would name them in its own code, to preload them. */
export const showSuggestions = async (...[field, show]: Parameters<LoadSuggestions>): Promise<void> =>
  show((await import("./search-suggestions-panel.tsx")).renderPanel(field));
