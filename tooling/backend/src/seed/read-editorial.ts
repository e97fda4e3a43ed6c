import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SeedEditorial } from "./editorial-shapes.ts";

/**
 * Reads a shop's editorial content from its files, for validation by `SeedEditorial`: for each kind, the list that all
 * shops share and then its own. Missing files are omitted.
 */
export function readEditorial(shared: string, own: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(SeedEditorial.entries).flatMap((name) => {
      const file = `${name.replaceAll("_", "-")}.json`;
      const parts = [shared, own].flatMap((folder) => readIfExists(join(folder, file)));
      return parts.length === 0 ? [] : [[name, parts.every(Array.isArray) ? parts.flat() : parts.at(-1)]];
    }),
  );
}

const readIfExists = (file: string): unknown[] =>
  existsSync(file) ? [JSON.parse(readFileSync(file, "utf8")) as unknown] : [];
