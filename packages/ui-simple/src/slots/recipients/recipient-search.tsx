import { hasAllWords, splitSearchWords } from "@noren/validation/search-text";
import { useState } from "react";
import { Button } from "#ui/elements/button/button";
import { TextField } from "#ui/elements/text-field/text-field";
import { recipientsCopy as copy } from "#ui/slots/recipients/recipients.copy";
import styles from "./recipients.module.css";

/** A list with more recipients than this has a search. */
const SEARCH_FROM = 6;

/** The number of recipients that are shown at first, and that each press adds. */
const SHOWN_AT_ONCE = 50;

/** The recipients that a search finds, all without one, and those of them that are shown. */
export function useRecipientSearch<Item extends { searchText: string }>(recipients: readonly Item[]) {
  const [typed, setTyped] = useState("");
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const words = splitSearchWords(typed);
  const found = recipients.filter(({ searchText }) => hasAllWords(searchText, words));
  return {
    typed,
    setTyped: (text: string) => {
      setTyped(text);
      setLimit(SHOWN_AT_ONCE);
    },
    found,
    shown: found.slice(0, limit),
    onMoreShown: () => setLimit(limit + SHOWN_AT_ONCE),
    isSearching: words.length > 0,
    isOffered: recipients.length >= SEARCH_FROM,
  };
}

type RecipientSearchProps = ReturnType<typeof useRecipientSearch> & { id: string };

/** Shows the next part of a long list. */
export function MoreRecipients({
  found,
  shown,
  onMoreShown,
}: Pick<RecipientSearchProps, "found" | "shown" | "onMoreShown">) {
  const rest = found.length - shown.length;
  if (rest === 0) return null;
  return (
    <Button look="quiet" onClick={onMoreShown}>
      {copy.showMore(Math.min(rest, SHOWN_AT_ONCE), rest)}
    </Button>
  );
}

/** The search of a long list of recipients. */
export function RecipientSearch({ id, typed, setTyped, found, isSearching, isOffered }: RecipientSearchProps) {
  if (!isOffered) return null;
  return (
    <div className={styles.search}>
      <TextField
        id={`${id}-search`}
        type="search"
        label={copy.search}
        help={copy.searchHelp}
        autoComplete="off"
        width="l"
        value={typed}
        onChange={setTyped}
        inputProps={{
          onKeyDown: (event) => {
            if (event.key === "Enter") event.preventDefault();
          },
        }}
      />
      <p role="status" className={styles.count}>
        {isSearching ? copy.found(found.length) : ""}
      </p>
    </div>
  );
}
