import { paths } from "@noren/contract/paths";
import { useEffect, useRef, type KeyboardEvent, type SyntheticEvent } from "react";
import { SEARCH_WORD_MAX } from "@noren/validation/fields/search";
import { IconButton } from "#ui/elements/icon-button/icon-button";
import { headerCopy as copy } from "#ui/slots/header/header.copy";
import styles from "./search-form.module.css";

export interface SearchFormProps {
  word: string;
  onSearched?: ((word: string) => void) | undefined;
}

/** The Enter that ends a composition does not search. */
const mindIme = (event: KeyboardEvent) => {
  if (event.key === "Enter" && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
};

/** GET /product?word=…: the browser's own way, until somebody listens to `onSearched` and leads on without a new page. */
export function SearchForm({ word, onSearched }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(word);
  useEffect(() => {
    // Not at first: what was typed before the page came to life stays.
    if (input.current && shown.current !== word) input.current.value = word;
    shown.current = word;
  }, [word]);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget).get("word");
    if (!onSearched || typeof typed !== "string") return;
    event.preventDefault();
    onSearched(typed);
  };
  return (
    <form className={styles.form} role="search" action={paths.productList()} onSubmit={onSubmit}>
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
        onKeyDown={mindIme}
      />
      <IconButton type="submit" icon="search" size={20} label={copy.searchButton} />
    </form>
  );
}
