import * as v from "valibot";
import { Newsletter, SecurityQuestion } from "./person.ts";
import { text } from "./text.ts";

/** A security question with its answer, which is kept as a hash and compared without regard to width and kana. */
export const SecurityAnswer = v.object({ question_ct: SecurityQuestion, answer: text(100) });
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
  last_name: v.literal(""),
  first_name: v.literal(""),
  last_name_kana: v.literal(""),
  first_name_kana: v.literal(""),
  email: v.literal(""),
  postal_code: v.literal(""),
  prefecture: v.literal(""),
  city: v.literal(""),
  address1: v.literal(""),
  address2: v.null(),
  phone_number: v.literal(""),
  cell_phone_number: v.null(),
  company_name: v.null(),
  department: v.null(),
  birthday: v.null(),
  gender: v.null(),
  is_receive_newsletter: Newsletter,
  reminder: v.object({ question_ct: v.null(), answer: v.literal("") }),
});
export type DummyUser = v.InferOutput<typeof DummyUser>;
