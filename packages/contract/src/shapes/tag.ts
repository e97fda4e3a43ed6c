import * as v from "valibot";

/** A mark that products carry across categories: 送料込み, 父の日, a sale for invited guests. */
export const Tag = v.object({
  id: v.number(),
  key: v.string(),
  name: v.string(),
  /** Plain text, may be empty. */
  lead: v.string(),
  /** Products on show that carry it. */
  product_count: v.number(),
  /** Its list of products opens with a password (`POST /v1/tags/password`). */
  is_password_required: v.boolean(),
  /** Whether the list is open to this browser; true where no password is asked for. */
  is_unlocked: v.boolean(),
});
export type Tag = v.InferOutput<typeof Tag>;
