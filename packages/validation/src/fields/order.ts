import { toLines } from "../normalise.ts";
import { type ChoiceField, optional, type TextField } from "./field.ts";
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
export const memoFields = {
  body: {
    ...body,
    label: "メモ",
    description: "What the member wants to remember of the order.",
    sample: "母の誕生日に",
    placeholder: "例：母の誕生日に。色違いも検討中",
  },
};

/** The statuses of an order in their sequence. */
export const orderStatus: ChoiceField<"accepted" | "paid" | "preparing" | "shipped" | "completed" | "cancelled"> = {
  kind: "choice",
  label: "状況",
  description: "The order's status.",
  options: [
    { value: "accepted", label: "ご注文受付済み" },
    { value: "paid", label: "ご入金確認済み" },
    { value: "preparing", label: "発送準備中" },
    { value: "shipped", label: "発送済み" },
    { value: "completed", label: "お届け済み" },
    { value: "cancelled", label: "キャンセル" },
  ],
};
