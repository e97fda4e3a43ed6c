import { labels } from "../labels.ts";
import { ADDRESS_LINE_MAX, COMPANY_MAX, DEPARTMENT_MAX, KANA_MAX, LINE_MAX, NAME_MAX, URL_MAX } from "../lengths.ts";
import { optionalChoice } from "../number-schemas.ts";
import * as rules from "../rules.ts";
import * as s from "../text-schemas.ts";
import { form } from "./form.ts";

const label = labels.corporate;
const line = (field: keyof typeof label) => s.optionalText(field, label[field], LINE_MAX);

/** A company's question (students' and campus goods). [valid.corporate-kana] The contact person's kana is not required. */
export const corporateContactSchema = form({
  corporation: s.text("corporation", label.corporation, COMPANY_MAX),
  corporation_kana: s.optionalText("corporation_kana", label.corporation_kana, KANA_MAX).test(rules.kana),
  department: s.optionalText("department", label.department, DEPARTMENT_MAX),
  name: s.text("name", label.name, NAME_MAX * 2),
  kana: s.optionalKana("kana", label.kana),
  email: s.email(label.email),
  tel: s.phone("tel", label.tel),
  fax: s.optionalPhone("fax", label.fax),
  postal_code: s.optionalRuled("postal_code", label.postal_code, rules.post),
  address: s.optionalText("address", label.address, ADDRESS_LINE_MAX * 3),
  establishment: line("establishment"),
  annual_sale: line("annual_sale"),
  capital: line("capital"),
  employee_num: line("employee_num"),
  business_type: line("business_type"),
  store_name: line("store_name"),
  business_hours: line("business_hours"),
  business_holiday: line("business_holiday"),
  url: s.optionalText("url", label.url, URL_MAX).test(rules.webAddress),
  delivery: optionalChoice("delivery", label.delivery),
  delivery_company: line("delivery_company"),
  payment: optionalChoice("payment", label.payment),
  order_no: line("order_no"),
  body: s.body("body", label.body),
});
