import type { InquiryInput } from "@noren/contract/shapes/inquiry";
import type { Added, Typed } from "./typed.ts";

export type CorporateContactValues = Typed<Omit<Extract<InquiryInput, { kind: "corporate" }>, Added>>;

export const emptyCorporateContact: CorporateContactValues = {
  corporation: "",
  corporation_kana: "",
  department: "",
  name: "",
  kana: "",
  email: "",
  tel: "",
  fax: "",
  postal_code: "",
  address: "",
  establishment: "",
  annual_sale: "",
  capital: "",
  employee_num: "",
  business_type: "",
  store_name: "",
  business_hours: "",
  business_holiday: "",
  url: "",
  delivery: "",
  delivery_company: "",
  payment: "",
  order_no: "",
  body: "",
};
