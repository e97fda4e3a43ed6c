import type { InquiryInput } from "@noren/contract/shapes/inquiry";
import type { Added, Typed } from "./typed.ts";

export type ContactValues = Typed<Omit<Extract<InquiryInput, { kind: "contact" }>, Added>>;

export const emptyContact: ContactValues = {
  name: "",
  kana: "",
  email: "",
  tel: "",
  category: "",
  order_no: "",
  body: "",
};
