import { type ComponentType, lazy, Suspense } from "react";

interface PanelProps {
  field: HTMLInputElement;
}

/** The search works without suggestions, so a chunk that does not load is nothing. */
const Panel = lazy<ComponentType<PanelProps>>(() =>
  import("./load-search-suggestions.ts")
    .then(({ loadSearchSuggestions }) => loadSearchSuggestions())
    .catch(() => ({ default: () => null })),
);

/** The suggestions of the header's search field. Their code loads once the field has the focus. */
export function LateSearchSuggestions(props: PanelProps) {
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}
