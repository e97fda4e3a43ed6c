import type { DummyUser } from "@noren/contract";

/** A member with nothing filled in. */
export const dummyUser: DummyUser = {
  username: "",
  password: "",
  last_name: "",
  first_name: "",
  last_name_kana: "",
  first_name_kana: "",
  email: "",
  postal_code: "",
  prefecture: "",
  city: "",
  address1: "",
  address2: null,
  phone_number: "",
  cell_phone_number: null,
  company_name: null,
  department: null,
  birthday: null,
  gender: null,
  is_receive_newsletter: 0,
  reminder: { question_ct: null, answer: "" },
};
