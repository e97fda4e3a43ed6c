import { labels } from "../labels.ts";
import * as s from "../text-schemas.ts";
import { form } from "./form.ts";

const label = labels.user;

/** The fields that every person has in common: a guest who orders, and a member. */
export const ordererFields = {
  last_name: s.name("last_name", label.last_name),
  first_name: s.name("first_name", label.first_name),
  last_name_kana: s.kana("last_name_kana", label.last_name_kana),
  first_name_kana: s.kana("first_name_kana", label.first_name_kana),
  email: s.email(label.email),
  postal_code: s.postalCode(label.postal_code),
  prefecture: s.prefecture(label.prefecture),
  city: s.city(label.city),
  address1: s.address1(label.address1),
  address2: s.address2(label.address2),
  phone_number: s.phone("phone_number", label.phone_number),
};

/** Who orders as a guest. */
export const ordererSchema = form(ordererFields);
