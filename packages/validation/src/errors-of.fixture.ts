import { ValidationError } from "yup";
import type { FormFields } from "./fields/field.ts";
import { formSchema } from "./form-schema.ts";

/** The first message of each field that has one. */
export function errorsOf(fields: FormFields, values: unknown): Record<string, string> {
  try {
    formSchema(fields).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

/** Valid values in careless spelling. */
export const person = {
  last_name: "山田",
  first_name: "花子",
  last_name_kana: "やまだ",
  first_name_kana: "ﾊﾅｺ",
  email: "hanako@example.jp",
  postal_code: "100-0001",
  prefecture: "東京都",
  city: "千代田区",
  address1: "千代田１－１",
  phone_number: "03-1234-5678",
};
