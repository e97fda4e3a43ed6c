import type { DummyUser } from "@noren/contract";
import { profileFields } from "@noren/validation/fields/user";

const blanks = Object.entries(profileFields).map(([name, field]) => [name, "isOptional" in field ? null : ""]);

/** A member with an empty profile. */
export const dummyUser = {
  username: "",
  password: "",
  ...Object.fromEntries(blanks),
  is_receive_newsletter: 0,
  reminder: { question_ct: null, answer: "" },
} as DummyUser;
