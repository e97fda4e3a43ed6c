import { paths } from "@noren/contract/paths";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from "react";
import { SEARCH_WORD_MAX } from "@noren/validation/fields/search-limits";
import { IconButton } from "#ui/elements/icon-button/icon-button";
import type { LoadSuggestions } from "#ui/slots/header/header.props";
import { headerCopy as copy } from "#ui/slots/header/header.copy";
import styles from "./search-form.module.css";

export interface SearchFormProps {
  word: string;
  /** Names the search where a page has a second one. */
  label?: string;
  onSearched?: ((word: string) => void) | undefined;
  loadSuggestions?: LoadSuggestions | undefined;
}

/** Prevents the search at the Enter that ends a composition. */
const ignoreImeEnter = (event: KeyboardEvent) => {
  if (event.key === "Enter" && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
};

/** The search field: a GET form to /product?word=…, or a call of `onSearched` where it is set. */
export function SearchForm({ word, label, onSearched, loadSuggestions }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(word);
  const [suggestions, setSuggestions] = useState<ReactNode>();
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    // Not on mount: text that was typed before hydration stays.
    if (shown.current !== word) field.value = word;
    shown.current = word;
    // It may have had the focus before hydration.
    if (document.activeElement === field) loadSuggestions?.(field, setSuggestions);
  }, [word, loadSuggestions]);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    if (!onSearched || !input.current) return;
    event.preventDefault();
    onSearched(input.current.value);
  };
  return (
    <form className={styles.form} role="search" aria-label={label} action={paths.productList()} onSubmit={onSubmit}>
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="word"
        defaultValue={word}
        maxLength={SEARCH_WORD_MAX}
        aria-label={copy.search}
        placeholder={copy.searchSample}
        enterKeyHint="search"
        autoComplete="off"
        onKeyDown={ignoreImeEnter}
        onFocus={({ currentTarget }) => loadSuggestions?.(currentTarget, setSuggestions)}
      />
      <IconButton type="submit" icon="search" size={20} label={copy.searchButton} />
      {suggestions}
    </form>
  );
}
