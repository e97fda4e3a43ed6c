import { receiptFields } from "@noren/validation/fields/receipt";
import * as v from "valibot";
import { inputs } from "../input.ts";

/** What a receipt (領収書) says beside the order: to whom it is made out, and for what. */
export const ReceiptInfo = v.object(inputs(receiptFields));
export type ReceiptInfo = v.InferOutput<typeof ReceiptInfo>;

/** What can be done about an order's receipt. */
export const ReceiptState = v.object({
  /** Whether it can be downloaded now: the order is paid, and to the shop itself. */
  can_issue: v.boolean(),
  /** Why not. */
  reason: v.nullable(v.string()),
  /** When it was first downloaded, ISO 8601; whatever is downloaded after that is marked 再発行. */
  issued_at: v.nullable(v.string()),
  /** Until it is issued, what it says may be written as often as needed. */
  can_edit: v.boolean(),
});
export type ReceiptState = v.InferOutput<typeof ReceiptState>;

/** An order's receipt with what it says; as long as nothing was written, with what it would say. */
export const OrderReceipt = v.object({ ...ReceiptState.entries, receiptInfo: ReceiptInfo });
export type OrderReceipt = v.InferOutput<typeof OrderReceipt>;

/** [receipt.guest] `no` is the order's number and `token` the one of its mail. */
export const GuestReceipt = v.object({ no: v.string(), token: v.string(), ...OrderReceipt.entries });
export type GuestReceipt = v.InferOutput<typeof GuestReceipt>;

/** What opens an order to whoever got its mail: 43 characters of base64url, kept nowhere. */
export const OrderToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, "形式が正しくありません。"));
