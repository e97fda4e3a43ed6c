import type { Settings } from "@noren/contract/shapes/shop";

/** [selling.stopped] Selling stops when the temporary-stop plugin is in use and not selling. */
export function isSelling(
  settings: Pick<Settings, "PLUGIN.TEMPORARY_STOP_SELLING.IS_USE" | "PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING">,
): boolean {
  return !settings["PLUGIN.TEMPORARY_STOP_SELLING.IS_USE"] || settings["PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING"];
}

export type SizeClass = "phone" | "tablet" | "pc";

/**
 * [screen.size-class] Phone at most the SM breakpoint, PC above the MD breakpoint, otherwise tablet.
 * @param width of the viewport in CSS pixels
 */
export function sizeClassOf(
  width: number,
  breakpoints: Pick<Settings, "SITE.BREAKPOINT.SCREEN-SM" | "SITE.BREAKPOINT.SCREEN-MD">,
): SizeClass {
  if (width <= breakpoints["SITE.BREAKPOINT.SCREEN-SM"]) return "phone";
  return width > breakpoints["SITE.BREAKPOINT.SCREEN-MD"] ? "pc" : "tablet";
}
