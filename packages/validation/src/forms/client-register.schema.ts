import { labels } from "../labels.ts";
import { NAME_MAX, PHONE_DIGITS_MAX } from "../lengths.ts";
import { toFullWidth } from "../normalise.ts";
import * as rules from "../rules.ts";
import * as s from "../text-schemas.ts";
import { registerSchema } from "./register.schema.ts";

const label = labels.user;
const fullWidthName = (field: "last_name" | "first_name") =>
  s
    .text(field, label[field], NAME_MAX)
    .transform((value: unknown) => (typeof value === "string" ? toFullWidth(value) : value))
    .test(rules.fullWidth);

/**
 * The registration of the students' client [valid.client-form]: names in full width, the rest as
 * everywhere: katakana readings, phones of up to 11 digits, a postal code of 7, a password of letters with digits.
 */
export const clientRegisterSchema = registerSchema.shape({
  last_name: fullWidthName("last_name"),
  first_name: fullWidthName("first_name"),
  phone_number: s.phone("phone_number", label.phone_number).test(rules.maxLength(PHONE_DIGITS_MAX)),
});
