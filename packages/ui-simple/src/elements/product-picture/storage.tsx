import { createContext, useContext } from "react";

const Storage = createContext("/storage/simple");

/** Tells all pictures below where stored files are: `SITE.STORAGE_URL` and `SITE.CHANNEL_PREFIX`, joined by `/`. */
export const StorageProvider = Storage.Provider;

export function useStorage(): string {
  return useContext(Storage);
}
