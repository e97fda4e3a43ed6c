import { storedPrefecture } from "@noren/domain/stored-prefecture";
import { stored, type Stored } from "./stored.ts";

/** The prefecture that a visitor chose on a product page. */
export const prefectureStorage = (namespace: string): Stored<number> => stored(namespace, storedPrefecture);
