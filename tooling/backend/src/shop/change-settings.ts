import { Settings } from "@noren/contract/shapes/shop";
import * as v from "valibot";
import { StartError } from "../process/start-error.ts";

/**
 * Replaces settings by their keys.
 *
 * @throws StartError in one sentence for an unknown key or an invalid value
 */
export function changeSettings(before: object, changes: Readonly<Record<string, unknown>>): Settings {
  const unknown = Object.keys(changes).find(
    (each) => !Object.hasOwn(Settings.entries, each) && !each.startsWith("PLUGIN."),
  );
  if (unknown !== undefined) throw new StartError(`Unknown setting ${unknown}.`);
  const merged = { ...before, ...changes };
  const { success, issues } = v.safeParse(Settings, merged);
  const [issue] = issues ?? [];
  if (!success)
    throw new StartError(`Invalid value of ${issue ? v.getDotPath(issue) : "a setting"}: ${issue?.message}.`);
  return merged as Settings;
}
