import type { MemorialInput } from "@noren/contract/shapes/memorial";
import type { Typed } from "./typed.ts";

export type MemorialValues = Typed<MemorialInput>;

export const emptyMemorial: MemorialValues = {
  target_user_name: "",
  call: "",
  division_ct: "",
  name: "",
  month: "",
  date: "",
};
