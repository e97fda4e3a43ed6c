import type { StoredKind } from "@noren/domain/stored";
import { stored, type Stored } from "@noren/storefront/storage/stored";
import { LINES_MAX } from "../../own/sheet/lines.ts";
import type { Row } from "../../own/sheet/read-rows.ts";

const isRow = (value: unknown): value is Row => {
  const { code, quantity, unit } = (value ?? {}) as Record<keyof Row, unknown>;
  return typeof code === "string" && typeof quantity === "string" && (unit === "case" || unit === "piece");
};

/** The rows of the sheet that are not in the cart yet. They name no person. */
const storedDraft: StoredKind<readonly Row[]> = {
  name: "order-sheet",
  version: 1,
  lifetimeMs: 14 * 24 * 60 * 60 * 1000,
  validate: (value) => (Array.isArray(value) && value.length <= LINES_MAX && value.every(isRow) ? value : null),
};

export const draftStorage = (namespace: string): Stored<readonly Row[]> => stored(namespace, storedDraft);
