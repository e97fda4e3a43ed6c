import type { UserInput } from "@noren/contract/shapes/person";
import { emptyOrderer } from "./orderer.values.ts";
import type { Typed } from "./typed.ts";

export type ProfileValues = Typed<UserInput>;

export const emptyProfile: ProfileValues = {
  ...emptyOrderer,
  cell_phone_number: "",
  company_name: "",
  department: "",
  birthday: "",
  gender: "",
  is_receive_newsletter: "0",
};
