import { userListFields } from "@noren/validation/fields/user-list";
import * as v from "valibot";
import { call } from "../call.ts";
import { arrayUpTo } from "../array-up-to.ts";
import { described } from "../described.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { flag, Key, keyParams, rowNumber } from "../shapes/query.ts";
import { listOf, text } from "../shapes/text.ts";
import { UserList, UserListDetail } from "../shapes/user-list.ts";

const listables = {
  table: described("The kind of the entries.", v.literal("products")),
  ids: described(
    "Products by their `id`.",
    v.pipe(arrayUpTo(rowNumber, 100), v.minLength(1, "1つ以上指定してください。")),
  ),
};
const answer = v.object({ data: listOf(UserList) });

export const listUserLists = call({
  method: "GET",
  path: "/v1/me/user-lists",
  auth: "member",
  summary: "The member's lists, the default list first",
  answer,
});

export const getUserList = call({
  method: "GET",
  path: "/v1/me/user-lists/{key}",
  auth: "member",
  summary: "A list, optionally with a page of its products",
  params: keyParams,
  query: v.object({
    ...pageQuery,
    is_listables: described("Whether to include a page of the list's products.", v.optional(flag)),
  }),
  answer: UserListDetail,
  paged: true,
});

export const attachToUserList = call({
  method: "PATCH",
  path: "/v1/me/user-lists/attach",
  auth: "member",
  summary:
    "Adds products to the list with the key, to a new list with the name, or to the default list; returns all lists",
  body: v.object({
    ...listables,
    key: described("The list's key; null for a new list.", v.optional(v.nullable(Key), null)),
    name: described(
      "The name of a new list; null for an existing one.",
      v.optional(v.nullable(text(userListFields.name.max)), null),
    ),
    from: described(
      "The key of the list that the products leave at the same time; null for none.",
      v.optional(v.nullable(Key), null),
    ),
  }),
  answer,
  errors: { "user_list.limit": 422, "user_list.products_limit": 422 },
});

export const detachFromUserLists = call({
  method: "PATCH",
  path: "/v1/me/user-lists/detach",
  auth: "member",
  summary: "Removes products from every list; returns all lists",
  body: v.object(listables),
  answer,
});

export const detachFromUserList = call({
  method: "PATCH",
  path: "/v1/me/user-lists/{key}/detach",
  auth: "member",
  summary:
    "Removes products from a list; from every list if it is the default one. Deletes lists that become empty. Returns all lists",
  params: keyParams,
  body: v.object(listables),
  answer,
});
