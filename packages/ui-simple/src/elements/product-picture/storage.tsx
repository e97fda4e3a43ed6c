import { createContext, useContext } from "react";

const Storage = createContext("/storage/simple");

/** The URL of stored files for all pictures below: `SITE.STORAGE_URL` and `SITE.CHANNEL_PREFIX`, joined by `/`. */
export const StorageProvider = Storage.Provider;

export function useStorage(): string {
  return useContext(Storage);
}
