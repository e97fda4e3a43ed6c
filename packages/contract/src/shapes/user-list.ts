import * as v from "valibot";
import { described } from "../described.ts";
import { ProductInfo } from "./catalogue.ts";
import { Picture } from "./media.ts";
import { DisplayName, Moment, UrlKey } from "./text.ts";

export const UserList = described(
  "A member's list of products. The default list has all favourites, including those of the other lists.",
  v.object({
    key: UrlKey,
    name: DisplayName,
    is_default: described("Exactly one list of a member is the default.", v.boolean()),
    count: described("Number of products on show.", v.number()),
    image: described("The picture of the product added last; null while empty.", v.nullable(Picture)),
    updated_at: described("ISO 8601; null while the list is empty.", v.nullable(Moment)),
  }),
);
export type UserList = v.InferOutput<typeof UserList>;

export const UserListDetail = v.object({
  ...UserList.entries,
  listables: described(
    "With `is_listables=1`: a page of its products, the last added first.",
    v.optional(v.array(ProductInfo)),
  ),
});
export type UserListDetail = v.InferOutput<typeof UserListDetail>;
