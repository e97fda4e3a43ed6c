import { createContext, useContext } from "react";

const PicturesUrl = createContext("/storage/simple");

/** The URL of stored files for all pictures below: `SITE.STORAGE_URL` and `SITE.CHANNEL_PREFIX`, joined by `/`. */
export const PicturesUrlProvider = PicturesUrl.Provider;

export function usePicturesUrl(): string {
  return useContext(PicturesUrl);
}
