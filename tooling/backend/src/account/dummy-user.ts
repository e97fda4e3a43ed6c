import { DummyUser } from "@noren/contract";
import { profileFields } from "@noren/validation/fields/user";
import * as v from "valibot";

const emptyValues = Object.entries(profileFields).map(([name, field]) => [name, "isOptional" in field ? null : ""]);

/** A member with an empty profile. */
export const dummyUser = v.parse(DummyUser, {
  username: "",
  password: "",
  ...Object.fromEntries(emptyValues),
  is_receive_newsletter: 0,
  reminder: { question_ct: null, answer: "" },
});
