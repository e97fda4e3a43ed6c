import { toLines } from "../normalise.ts";
import { optional, type TextField } from "./field.ts";
import { body } from "./inquiry.ts";

const cancelReason: TextField = {
  kind: "text",
  label: "キャンセルの理由",
  description: "The orderer's reason, at most 500 characters.",
  normalise: toLines,
  max: 500,
  sample: "間違えて注文したため",
  placeholder: "例：注文する商品を間違えたため",
};

/** Cancels an order; the reason is optional. */
export const cancelFields = { cancel_reason: optional(cancelReason) };

/** A member's memo of an order. */
export const memoFields = { body: { ...body, label: "メモ" } };
