import type { Picture } from "@noren/contract";
import { NO_PICTURE_PATH } from "@noren/contract/picture";
import type { productImages } from "../db/schema/catalogue.ts";

/** A row of `product_images i` as the contract's `Picture`, in SQL. */
export const PICTURE = `json_strip_nulls(json_build_object('path', i.path, 'width', i.width, 'height', i.height,
  'color', i.color, 'alt', i.alt, 'is_stand_in', nullif(i.is_stand_in, false)))`;

/** The same as `ProductPicture`, with its role and value. */
export const PRODUCT_PICTURE = `json_strip_nulls(json_build_object('path', i.path, 'width', i.width, 'height', i.height,
  'color', i.color, 'alt', i.alt, 'is_stand_in', nullif(i.is_stand_in, false), 'role', i.role, 'value', i.value))`;

/** The first of a row that was read. */
export function toPicture(row: typeof productImages.$inferSelect): Picture {
  const { path, width, height, color, alt, isStandIn } = row;
  return { path, width, height, color, alt, ...(isStandIn && { is_stand_in: true }) };
}

/** The placeholder of a product without pictures. Views draw it; no file is loaded. */
export const noPicture = (name: string): Picture => ({
  path: NO_PICTURE_PATH,
  width: 1200,
  height: 1200,
  color: "#eeeeee",
  alt: name,
});
