import { securityQuestionFields } from "@noren/validation/fields/login";
import { profileFields } from "@noren/validation/fields/user";
import * as v from "valibot";
import { blanks, inputs } from "../input.ts";
import { Newsletter } from "./person.ts";

/** A security question with its answer, which is kept as a hash and compared without regard to width and kana. */
export const SecurityAnswer = v.object(inputs(securityQuestionFields));
export type SecurityAnswer = v.InferOutput<typeof SecurityAnswer>;

/** What was forgotten. */
export const ReminderVariant = v.picklist(["password", "username"]);
export type ReminderVariant = v.InferOutput<typeof ReminderVariant>;

/** How a login proved itself: by password, password and code, another service, registration, reset, another channel. */
export const LoginMethod = v.picklist(["password", "code", "oauth", "register", "reminder", "sync"]);
export type LoginMethod = v.InferOutput<typeof LoginMethod>;

export const LoginHistory = v.object({
  id: v.number(),
  logged_in_at: v.string(),
  method: LoginMethod,
  /** The method in Japanese. */
  method_name: v.string(),
  /** Where it came from; of IPv6 the network. */
  ip_address: v.string(),
  /** System and browser as the browser names itself, e.g. `iPhone / Safari`. */
  device_name: v.string(),
});
export type LoginHistory = v.InferOutput<typeof LoginHistory>;

/** Every field that a person fills in, empty [user.dummy]. */
export const DummyUser = v.object({
  username: v.literal(""),
  password: v.literal(""),
  ...blanks(profileFields),
  is_receive_newsletter: Newsletter,
  reminder: v.object({ question_ct: v.null(), answer: v.literal("") }),
});
export type DummyUser = v.InferOutput<typeof DummyUser>;
