import {
  toAddressLine,
  toAscii,
  toDay,
  toKana,
  toLine,
  toLines,
  toName,
  toNumeral,
  toPhone,
  toPostalCode,
} from "./normalise.ts";

/** How each field is normalised, by its name on the wire: on blur in the form, and again in its schema. */
const normalisers: Readonly<Record<string, (text: string) => string>> = {
  name: toName,
  last_name: toName,
  first_name: toName,
  shipping_last_name: toName,
  shipping_first_name: toName,
  kana: toKana,
  last_name_kana: toKana,
  first_name_kana: toKana,
  shipping_last_name_kana: toKana,
  shipping_first_name_kana: toKana,
  postal_code: toPostalCode,
  prefecture: toLine,
  city: toAddressLine,
  address1: toAddressLine,
  address2: toAddressLine,
  phone_number: toPhone,
  cell_phone_number: toPhone,
  tel: toPhone,
  fax: toPhone,
  email: toAscii,
  username: toAscii,
  company_name: toLine,
  department: toLine,
  birthday: toDay,
  delivery_at: toDay,
  key: toAscii,
  word: toLine,
  price_min: toNumeral,
  price_max: toNumeral,
  cancel_reason: toLines,
  remarks: toLines,
};

const asTyped = (text: string) => text;

/** The normaliser of a field; passwords and whatever has none stay as typed. `shipping.city` is `city`. */
export function normaliserOf(field: string): (text: string) => string {
  return normalisers[field.slice(field.lastIndexOf(".") + 1)] ?? asTyped;
}
