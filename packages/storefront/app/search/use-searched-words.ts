import { useDeleteSearchHistoryMutation, useListSearchHistoriesQuery } from "@noren/api/endpoints/search";
import { PER_ALL } from "@noren/domain/limits";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { useIsMember } from "../state/use-is-member.ts";
import { useStorageOf } from "../state/use-shop-storage.ts";
import { useStored } from "../state/use-stored.ts";
import { searchStorage } from "../storage/search-storage.ts";

interface SearchedWords {
  /** Newest first. */
  words: readonly string[];
  remove: (word: string) => void;
}

/** The words that the member searched for, or the guest in this browser. */
export function useSearchedWords(): SearchedWords {
  const isMember = useIsMember();
  const { currentData } = useListSearchHistoriesQuery(isMember ? { per: PER_ALL } : skipToken);
  const [removeOfMember] = useDeleteSearchHistoryMutation();
  const storage = useStorageOf(searchStorage);
  const ofGuest = useStored(storage) ?? [];
  const [, setRemoved] = useState<string>();
  if (isMember === null) return { words: [], remove: () => undefined };
  if (isMember) {
    const entries = currentData?.data ?? [];
    const remove = (word: string) => {
      const entry = entries.find((each) => each.word === word);
      if (entry) void removeOfMember(entry.id);
    };
    return { words: entries.map(({ word }) => word), remove };
  }
  const remove = (word: string) => {
    storage.write(ofGuest.filter((each) => each !== word));
    // `storage` events are sent to other tabs only.
    setRemoved(word);
  };
  return { words: ofGuest, remove };
}
