import type { StoredKind } from "@noren/domain/stored";
import { SEARCH_WORD_MAX } from "@noren/validation/fields/search-limits";
import { millisecondsInDay } from "date-fns/constants";
import { stored, type Stored } from "./stored.ts";

/** Like the guest's cookie. */
const LIFETIME_MS = 90 * millisecondsInDay;
const MAX_ITEMS = 20;

const isWord = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= SEARCH_WORD_MAX;

const searchedWords: StoredKind<readonly string[]> = {
  name: "searched-words",
  version: 1,
  lifetimeMs: LIFETIME_MS,
  validate: (value) => (Array.isArray(value) ? [...new Set(value.filter(isWord))].slice(0, MAX_ITEMS) : null),
};

/** The words that a guest searched for, newest first. */
export const searchStorage = (namespace: string): Stored<readonly string[]> => stored(namespace, searchedWords);
