import { PASSWORD_MAX_LENGTH } from "@noren/validation/fields/user";
import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { Key } from "../shapes/query.ts";
import { Tag } from "../shapes/tag.ts";
import { listOf } from "../shapes/text.ts";

export const listTags = call({
  method: "GET",
  path: "/v1/tags",
  auth: "public",
  summary: "The tags in the shop's order; `GET /v1/products?tag={key}` returns a tag's products",
  answer: v.object({ data: listOf(Tag) }),
});

export const unlockTag = call({
  method: "POST",
  path: "/v1/tags/password",
  auth: "public",
  summary: "Unlocks the products of a tag in this browser for 7 days, by a signed cookie",
  body: v.object({
    key: Key,
    password: described(
      "The tag's password.",
      v.pipe(
        v.string("文字で入力してください。"),
        v.minLength(1, "入力してください。"),
        v.maxLength(PASSWORD_MAX_LENGTH, `${PASSWORD_MAX_LENGTH}文字以内で入力してください。`),
        v.examples(["noren2026"]),
      ),
    ),
  }),
  answer: Tag,
  errors: { "tag.password_wrong": 422, rate_limited: 429 },
});
