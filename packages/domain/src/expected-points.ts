import type { Settings } from "@noren/contract";

type PointSettings = Pick<Settings, "POINT.IS_USE" | "POINT.EARN_PERCENT" | "SITE.IS_MEMBER_USE">;

/**
 * The points that a member earns with products, rounded down; 0 in a shop without points. The API counts them again once the
 * coupons are known.
 * @param sum yen with tax
 */
export function countExpectedPoints(settings: PointSettings, sum: number): number {
  if (!settings["POINT.IS_USE"] || !settings["SITE.IS_MEMBER_USE"]) return 0;
  return Math.floor((sum * settings["POINT.EARN_PERCENT"]) / 100);
}
