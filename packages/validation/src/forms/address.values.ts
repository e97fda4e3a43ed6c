import type { AddressInput } from "@noren/contract/shapes/person";
import type { Typed } from "./typed.ts";

export type AddressValues = Typed<AddressInput>;

export const emptyAddress: AddressValues = {
  shipping_last_name: "",
  shipping_first_name: "",
  shipping_last_name_kana: "",
  shipping_first_name_kana: "",
  postal_code: "",
  prefecture: "",
  city: "",
  address1: "",
  address2: "",
  phone_number: "",
  cell_phone_number: "",
};
