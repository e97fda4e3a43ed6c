import type { StoredKind } from "./stored.ts";

const PREFECTURES = 47;

export const isPrefectureId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= PREFECTURES;

/** The id of the prefecture for which this browser's visitor last looked up a delivery. It names no person. */
export const storedPrefecture: StoredKind<number> = {
  name: "prefecture",
  version: 1,
  lifetimeMs: null,
  validate: (value) => (isPrefectureId(value) ? value : null),
};
