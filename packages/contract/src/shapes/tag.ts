import * as v from "valibot";
import { described } from "../described.ts";
import { DisplayName, Id, UrlKey } from "./text.ts";

export const Tag = described(
  "A tag of products across categories: 送料込み, 父の日, a sale for invited guests.",
  v.object({
    id: Id,
    key: UrlKey,
    name: DisplayName,
    lead: described("Plain text, may be empty.", v.string()),
    product_count: described("Number of products on show with this tag.", v.number()),
    is_password_required: described(
      "Whether its product list needs a password (`POST /v1/tags/password`).",
      v.boolean(),
    ),
    is_unlocked: described("Whether this browser may see the product list; true if it needs no password.", v.boolean()),
  }),
);
export type Tag = v.InferOutput<typeof Tag>;
