import { createValidationError } from "../http/problems.ts";
import { addressCopy } from "./address.copy.ts";
import { PREFECTURES } from "./prefectures.copy.ts";

/** A prefecture's number, 1 to 47; null for an unknown name. */
export function prefectureNumber(name: string): number | null {
  const index = PREFECTURES.findIndex((each) => each === name);
  return index < 0 ? null : index + 1;
}

/** Rejects an unknown prefecture. @throws ApiError 422 naming the field */
export function requirePrefecture(name: string, field: string): void {
  if (prefectureNumber(name) === null) throw createValidationError({ [field]: [addressCopy.prefecture] });
}
