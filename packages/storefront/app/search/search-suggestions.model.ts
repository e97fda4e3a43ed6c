import { useLazyListSearchSuggestionsQuery } from "@noren/api/endpoints/search";
import type { Answer } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { hasReducedRate } from "@noren/validation/format";
import { hasAllWords, toSearchText, splitSearchWords } from "@noren/validation/search-text";
import { useEffect, useState } from "react";
import type { SearchSuggestionsProps } from "#ui/slots/search-suggestions/search-suggestions.props";
import { useIsMember } from "../state/use-is-member.ts";
import { useSearchedWords } from "./use-searched-words.ts";

/** The pause in typing before suggestions are requested. */
export const SUGGESTION_DELAY_MS = 150;
/** Own searches in an empty field, and those that contain the typed word. */
const OWN_WORDS_MAX_ITEMS = 5;
const OWN_MATCHES_MAX_ITEMS = 2;
/** Completions, which leave the products in sight. */
const COMPLETIONS_MAX_ITEMS = 4;

type Suggestions = Answer<"listSearchSuggestions">;

const NOTHING: Suggestions = { words: [], categories: [], products: [], total: 0 };

interface Suggested {
  word: string;
  /** Null when the call failed. */
  answer: Suggestions | null;
}

const toWord = (word: string) => ({ word, path: paths.productList({ word }) });

/** The answer of the last word that has one. An answer that failed offers nothing; the search itself works without. */
function useSuggestions(typed: { word: string } | null): Suggested | null {
  const [find] = useLazyListSearchSuggestionsQuery();
  const [shown, setShown] = useState<Suggested | null>(null);
  const word = typed?.word;
  useEffect(() => {
    if (word === undefined) return undefined;
    let request: ReturnType<typeof find> | undefined;
    let isReplaced = false;
    const show = (answer: Suggestions | null) => {
      if (!isReplaced) setShown({ word, answer });
    };
    const timer = setTimeout(
      () => {
        request = find(word, true);
        request.unwrap().then(show, () => show(null));
      },
      word === "" ? 0 : SUGGESTION_DELAY_MS,
    );
    return () => {
      isReplaced = true;
      clearTimeout(timer);
      request?.abort();
    };
  }, [word, find]);
  return shown;
}

/** What the search field offers: the visitor's own searches, and what the shop suggests for the typed word. */
export function useSearchSuggestionsModel(): Omit<SearchSuggestionsProps, "field"> {
  const isMember = useIsMember();
  const searched = useSearchedWords();
  const [typed, setTyped] = useState<{ word: string } | null>(null);
  const suggestions = useSuggestions(typed);
  const word = suggestions?.word ?? null;
  const { words, categories, products, total } = suggestions?.answer ?? NOTHING;

  const parts = splitSearchWords(word ?? "");
  const isOwn = (own: string) => own !== word && hasAllWords(toSearchText([own]), parts);
  const history =
    word === null
      ? []
      : searched.words.filter(isOwn).slice(0, word === "" ? OWN_WORDS_MAX_ITEMS : OWN_MATCHES_MAX_ITEMS);
  return {
    word,
    hasFailed: suggestions?.answer === null,
    history: history.map(toWord),
    historyPath: isMember && word === "" ? paths.productSearchHistory() : null,
    words: words
      .filter((each) => each !== word && !history.includes(each))
      .slice(0, word === "" ? words.length : COMPLETIONS_MAX_ITEMS)
      .map(toWord),
    categories: categories.map(({ key, name, product_count }) => ({
      name,
      count: product_count,
      path: paths.productList({ category: key }),
    })),
    products: products.map((product) => ({ product, path: paths.product({ key: product.key }) })),
    hasReducedRate: hasReducedRate(products),
    all: word && total > 0 ? { total, path: paths.productList({ word }) } : null,
    // A new object also for the same word: the own searches may have changed.
    onTyped: (value) => setTyped({ word: value.trim() }),
    onHistoryRemoved: searched.remove,
  };
}
