import { type KeyboardEvent, type SyntheticEvent } from "react";
import { Button } from "#ui/elements/button/button";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import styles from "./word-search.module.css";

export interface WordSearchProps {
  /** The word that is searched for. */
  word: string;
  /** The query parameter of the word. */
  parameter: string;
  /** The path that a browser without scripts requests. */
  action: string;
  label: string;
  sample: string;
  button: string;
  max: number;
  onSearched: (word: string) => void;
}

/** Prevents the search at the Enter that ends a composition. */
const ignoreImeEnter = (event: KeyboardEvent) => {
  if (event.key === "Enter" && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
};

/** Searches the entries of a page by a word: a GET form, or a call of `onSearched` once scripts run. */
export function WordSearch({ word, parameter, action, label, sample, button, max, onSearched }: WordSearchProps) {
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget).get(parameter);
    if (typeof typed !== "string") return;
    event.preventDefault();
    onSearched(typed);
  };
  return (
    <form className={styles.form} role="search" aria-label={label} action={action} onSubmit={onSubmit}>
      <label className={styles.field}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <input
          // The word of another URL replaces the typed one.
          key={word}
          className={styles.input}
          type="search"
          name={parameter}
          defaultValue={word}
          maxLength={max}
          placeholder={sample}
          enterKeyHint="search"
          autoComplete="off"
          onKeyDown={ignoreImeEnter}
        />
      </label>
      <Button type="submit">{button}</Button>
    </form>
  );
}
