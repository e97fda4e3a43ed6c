import type { Settings } from "@noren/contract/shapes/shop";

/** [selling.stopped] Selling stops when the temporary-stop plugin is in use and not selling. */
export function isSelling(
  settings: Pick<Settings, "PLUGIN.TEMPORARY_STOP_SELLING.IS_USE" | "PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING">,
): boolean {
  return !settings["PLUGIN.TEMPORARY_STOP_SELLING.IS_USE"] || settings["PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING"];
}
