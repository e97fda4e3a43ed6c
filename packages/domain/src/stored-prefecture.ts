import type { StoredKind } from "./stored.ts";

/** The id of the prefecture for which this browser's visitor last looked up a delivery. It names no person. */
export const storedPrefecture: StoredKind<number> = {
  name: "prefecture",
  version: 1,
  lifetimeMs: null,
  validate: (value) => (typeof value === "number" ? value : null),
};
