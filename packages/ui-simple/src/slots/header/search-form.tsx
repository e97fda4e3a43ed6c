import { paths } from "@noren/contract/paths";
import { type ComponentType, useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import { SEARCH_WORD_MAX } from "@noren/validation/fields/search-limits";
import { IconButton } from "#ui/elements/icon-button/icon-button";
import { headerCopy as copy } from "#ui/slots/header/header.copy";
import styles from "./search-form.module.css";

export interface SearchFormProps {
  word: string;
  /** Names the search where a page has a second one. */
  label?: string;
  onSearched?: ((word: string) => void) | undefined;
  /** What the field offers while it has the focus. */
  Suggestions?: ComponentType<{ field: HTMLInputElement }> | undefined;
}

/** Prevents the search at the Enter that ends a composition. */
const ignoreImeEnter = (event: KeyboardEvent) => {
  if (event.key === "Enter" && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
};

/** The search field: a GET form to /product?word=…, or a call of `onSearched` where it is set. */
export function SearchForm({ word, label, onSearched, Suggestions }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(word);
  const [focused, setFocused] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    // Not on mount: text that was typed before hydration stays.
    if (input.current && shown.current !== word) input.current.value = word;
    shown.current = word;
  }, [word]);
  useEffect(() => {
    // It may have had the focus before hydration.
    if (document.activeElement === input.current) setFocused(input.current);
  }, []);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget).get("word");
    if (!onSearched || typeof typed !== "string") return;
    event.preventDefault();
    onSearched(typed);
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
        onFocus={({ currentTarget }) => setFocused(currentTarget)}
      />
      <IconButton type="submit" icon="search" size={20} label={copy.searchButton} />
      {focused && Suggestions ? <Suggestions field={focused} /> : null}
    </form>
  );
}
