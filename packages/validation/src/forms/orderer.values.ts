import type { OrdererInput } from "@noren/contract/shapes/person";
import type { Typed } from "./typed.ts";

export type OrdererValues = Typed<OrdererInput>;

export const emptyOrderer: OrdererValues = {
  last_name: "",
  first_name: "",
  last_name_kana: "",
  first_name_kana: "",
  email: "",
  postal_code: "",
  prefecture: "",
  city: "",
  address1: "",
  address2: "",
  phone_number: "",
};
