import { SearchSuggestions } from "#ui/slots/search-suggestions/search-suggestions";
import { useSearchSuggestionsModel } from "./search-suggestions.model.ts";

function SearchSuggestionsPanel({ field }: { field: HTMLInputElement }) {
  return <SearchSuggestions field={field} {...useSearchSuggestionsModel()} />;
}

export const renderPanel = (field: HTMLInputElement) => <SearchSuggestionsPanel field={field} />;
