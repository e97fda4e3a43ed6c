import { securityQuestionFields } from "@noren/validation/fields/login";
import { profileFields } from "@noren/validation/fields/user";
import * as v from "valibot";
import { described } from "../described.ts";
import { emptyEntries, inputs } from "../input.ts";
import { Newsletter } from "./person.ts";
import { DateTime, Id } from "./text.ts";

/** A security question with its answer, which is stored as a hash; width and kana are ignored. */
export const SecurityAnswer = v.object(inputs(securityQuestionFields));
export type SecurityAnswer = v.InferOutput<typeof SecurityAnswer>;

/** What the member forgot. */
export const ReminderVariant = v.picklist(["password", "username"]);
export type ReminderVariant = v.InferOutput<typeof ReminderVariant>;

/** How a member logged in: password, password and code, OAuth, registration, reset, another channel, passkey. */
export const LoginMethod = v.picklist(["password", "code", "oauth", "register", "reminder", "sync", "passkey"]);
export type LoginMethod = v.InferOutput<typeof LoginMethod>;

export const LoginHistory = v.object({
  id: Id,
  logged_in_at: DateTime,
  method: LoginMethod,
  method_name: described("The method in Japanese.", v.string()),
  ip_address: described("The IP address; for IPv6 the network.", v.string()),
  device_name: described("System and browser from the user agent, e.g. `iPhone / Safari`.", v.string()),
  is_current: described("Whether it opened the session of the request.", v.boolean()),
});
export type LoginHistory = v.InferOutput<typeof LoginHistory>;

/** [user.dummy] */
export const DummyUser = described(
  "Every field of a profile, empty.",
  v.object({
    username: described("Empty.", v.literal("")),
    password: described("Empty.", v.literal("")),
    ...emptyEntries(profileFields),
    is_receive_newsletter: Newsletter,
    reminder: described(
      "The security question; null for none.",
      v.object({ question_ct: described("Empty.", v.null()), answer: described("Empty.", v.literal("")) }),
    ),
  }),
);
export type DummyUser = v.InferOutput<typeof DummyUser>;
