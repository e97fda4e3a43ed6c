import { labels } from "../labels.ts";
import { LINE_MAX, REQUEST_NOTE_MAX, REQUEST_QUANTITY_MAX } from "../lengths.ts";
import { optionalWhole } from "../number-schemas.ts";
import { optionalText, text } from "../text-schemas.ts";
import { form } from "./form.ts";

const label = labels.request;

/** A wish for a product that the shop does not carry. */
export const productRequestSchema = form({
  product_name: text("product_name", label.product_name, LINE_MAX),
  maker_name: optionalText("maker_name", label.maker_name, LINE_MAX),
  quantity: optionalWhole(label.quantity, 1, REQUEST_QUANTITY_MAX),
  note: optionalText("note", label.note, REQUEST_NOTE_MAX),
});
