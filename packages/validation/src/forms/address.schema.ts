import { labels } from "../labels.ts";
import * as s from "../text-schemas.ts";
import { form } from "./form.ts";

const label = labels.address;

/** An address of the book, or a destination typed in the checkout. */
export const addressSchema = form({
  shipping_last_name: s.name("shipping_last_name", label.shipping_last_name),
  shipping_first_name: s.name("shipping_first_name", label.shipping_first_name),
  shipping_last_name_kana: s.kana("shipping_last_name_kana", label.shipping_last_name_kana),
  shipping_first_name_kana: s.kana("shipping_first_name_kana", label.shipping_first_name_kana),
  postal_code: s.postalCode(label.postal_code),
  prefecture: s.prefecture(label.prefecture),
  city: s.city(label.city),
  address1: s.address1(label.address1),
  address2: s.address2(label.address2),
  phone_number: s.phone("phone_number", label.phone_number),
  cell_phone_number: s.optionalPhone("cell_phone_number", label.cell_phone_number),
});
