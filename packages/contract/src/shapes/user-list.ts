import * as v from "valibot";
import { Picture, ProductInfo } from "./catalogue.ts";
import { Moment } from "./text.ts";

/** A member's list of products. The default one is all that they like; what is on another is on it too. */
export const UserList = v.object({
  key: v.string(),
  name: v.string(),
  is_default: v.boolean(),
  /** Products that the shop shows. */
  count: v.number(),
  /** Of the product that came last. */
  image: v.nullable(Picture),
  updated_at: v.nullable(Moment),
});
export type UserList = v.InferOutput<typeof UserList>;

export const UserListDetail = v.object({
  ...UserList.entries,
  /** With `is_listables=1`: a page of its products, the last to come first. */
  listables: v.optional(v.array(ProductInfo)),
});
export type UserListDetail = v.InferOutput<typeof UserListDetail>;
