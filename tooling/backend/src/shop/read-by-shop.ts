import { StartError } from "../process/start-error.ts";

/**
 * Reads a variable that says something of several shops: `simple=…,fl1=…`, by the keys of their channels.
 *
 * @param accept reads what is said of a shop; null for what makes no sense
 * @throws StartError in one sentence that names the variable, and no value: it may be a secret
 */
export function readByShop<T>(
  variable: string,
  what: string,
  text = "",
  accept: (value: string) => T | null,
): ReadonlyMap<string, T> {
  const pairs = text.split(",").filter((pair) => pair.trim() !== "");
  return new Map(
    pairs.map((pair) => {
      const [key = "", value = ""] = pair.split("=").map((part) => part.trim());
      const accepted = accept(value);
      if (!key || accepted === null) throw new StartError(`${variable} is not channel=${what},…`);
      return [key, accepted];
    }),
  );
}
