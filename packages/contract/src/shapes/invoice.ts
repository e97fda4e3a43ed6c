import { invoiceRecipientFields } from "@noren/validation/fields/cart";
import * as v from "valibot";
import { described } from "../described.ts";
import { answers, inputs } from "../input.ts";
import { DateOnly } from "./text.ts";

export const InvoiceRecipientInput = v.object(inputs(invoiceRecipientFields));

export const InvoiceRecipient = v.object(answers(invoiceRecipientFields));
export type InvoiceRecipient = v.InferOutput<typeof InvoiceRecipient>;

/** [order.invoice] */
export const OrderInvoice = v.object({
  ...InvoiceRecipient.entries,
  issued_on: described(
    "The day of dispatch, on which the shop issues it, YYYY-MM-DD; null before.",
    v.nullable(DateOnly),
  ),
  due_on: described(
    "The last day for the payment, the end of the month after the issue, YYYY-MM-DD; null before the issue.",
    v.nullable(DateOnly),
  ),
  is_paid: described("Whether the shop has received the money.", v.boolean()),
});
export type OrderInvoice = v.InferOutput<typeof OrderInvoice>;
