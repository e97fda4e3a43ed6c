import { StartError } from "../process/start-error.ts";

/**
 * Parses an environment variable with a value per channel: `simple=…,fl1=…`.
 *
 * @param what names the values in the error message
 * @param accept parses a channel's value; null if it is invalid
 * @throws StartError in one sentence that names the variable, without the value, which may be a secret
 */
export function parseByChannel<T>(
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
