import { SearchSuggestions } from "#ui/slots/search-suggestions/search-suggestions";
import { useSearchSuggestionsModel } from "./search-suggestions.model.ts";

export default function SearchSuggestionsPanel({ field }: { field: HTMLInputElement }) {
  return <SearchSuggestions field={field} {...useSearchSuggestionsModel()} />;
}
