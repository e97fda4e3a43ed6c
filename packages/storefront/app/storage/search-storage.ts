import { SEARCHED_WORDS_LIFETIME_MS, SEARCHED_WORDS_MAX_ITEMS } from "@noren/domain/limits";
import type { StoredKind } from "@noren/domain/stored";
import { SEARCH_WORD_MAX } from "@noren/validation/fields/search-limits";
import { stored, type Stored } from "./stored.ts";

const isWord = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= SEARCH_WORD_MAX;

const searchedWords: StoredKind<readonly string[]> = {
  name: "searched-words",
  version: 1,
  lifetimeMs: SEARCHED_WORDS_LIFETIME_MS,
  validate: (value) =>
    Array.isArray(value) ? [...new Set(value.filter(isWord))].slice(0, SEARCHED_WORDS_MAX_ITEMS) : null,
};

/** The words that a guest searched for, newest first. */
export const searchStorage = (namespace: string): Stored<readonly string[]> => stored(namespace, searchedWords);
