import { quotationFields, receiptFields } from "@noren/validation/fields/receipt";
import * as v from "valibot";
import { described } from "../described.ts";
import { input, inputs } from "../input.ts";

export const ReceiptInfo = described(
  "The text of a receipt (領収書): 宛名 and 但し書き.",
  v.object(inputs(receiptFields)),
);
export type ReceiptInfo = v.InferOutput<typeof ReceiptInfo>;

/** To whom a quotation is made out. */
export const QuotationQuery = v.object({
  addressee: input(quotationFields.addressee),
  honorific: v.optional(input(quotationFields.honorific)),
});

export const ReceiptState = v.object({
  can_issue: described("Whether it can be downloaded now: the order is paid, and to the shop itself.", v.boolean()),
  reason: described("Why it cannot be issued; null if it can.", v.nullable(v.string())),
  issued_at: described(
    "When it was first downloaded, ISO 8601; later downloads are marked 再発行. Null until then.",
    v.nullable(v.string()),
  ),
  can_edit: described("Whether its text can be changed: true until it is issued.", v.boolean()),
});
export type ReceiptState = v.InferOutput<typeof ReceiptState>;

export const OrderReceipt = described(
  "An order's receipt with its text; before anything is saved, with the default text.",
  v.object({ ...ReceiptState.entries, receiptInfo: ReceiptInfo }),
);
export type OrderReceipt = v.InferOutput<typeof OrderReceipt>;

/** [receipt.guest] */
export const GuestReceipt = described(
  "The receipt of a guest's order.",
  v.object({
    no: described("The order's number.", v.string()),
    token: described("The token of the order's mail.", v.string()),
    ...OrderReceipt.entries,
  }),
);
export type GuestReceipt = v.InferOutput<typeof GuestReceipt>;

/** Authorizes access to an order for the reader of its mail; derived from the order and not stored. */
export const OrderToken = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/, "形式が正しくありません。"),
  v.description("The token of the order's mail: 43 characters of base64url."),
);
