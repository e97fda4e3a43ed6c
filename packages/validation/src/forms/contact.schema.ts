import { labels } from "../labels.ts";
import { LINE_MAX, NAME_MAX } from "../lengths.ts";
import * as s from "../text-schemas.ts";
import { form } from "./form.ts";

const label = labels.contact;

/** A question to the shop. */
export const contactSchema = form({
  name: s.text("name", label.name, NAME_MAX * 2),
  kana: s.optionalKana("kana", label.kana),
  email: s.email(label.email),
  tel: s.optionalPhone("tel", label.tel),
  category: s.text("category", label.category, LINE_MAX),
  order_no: s.optionalText("order_no", label.order_no, LINE_MAX),
  body: s.body("body", label.body),
});
