import { addressFields } from "@noren/validation/fields/address";
import { securityQuestion } from "@noren/validation/fields/login";
import { newsletter, ordererFields, profileFields } from "@noren/validation/fields/user";
import * as v from "valibot";
import { described } from "../described.ts";
import { answers, input, inputs } from "../input.ts";
import { exampleText, Id } from "./text.ts";

/** Numbered choices [constants.options]. */
export const SecurityQuestion = input(securityQuestion);
export const Newsletter = input(newsletter);

/** The fields of an address that a person fills in [address.shape]. */
export const AddressInput = v.object(inputs(addressFields));
export type AddressInput = v.InferInput<typeof AddressInput>;

export const UserAddress = v.object({
  id: Id,
  is_default: described("Exactly one address of a member is the default.", v.boolean()),
  is_sender_default: described("Exactly one address is the default sender.", v.boolean()),
  division_ct: described("1: the member's own address, 2: another person's.", v.picklist([1, 2])),
  ...answers(addressFields),
  shipping_name: described("Family and given name, separated by a space.", exampleText("山田 花子")),
  shipping_kana: described(
    "The readings of family and given name, separated by a space.",
    exampleText("ヤマダ ハナコ"),
  ),
  formatted_postal_code: described("The postal code as 123-4567.", exampleText("150-0001")),
  combined_address: described("address1 and address2.", exampleText("神宮前1-2-3 のれんビル 302号室")),
  full_address: described(
    "〒, prefecture, city and the rest in one line.",
    exampleText("〒150-0001 東京都渋谷区神宮前1-2-3 のれんビル 302号室"),
  ),
});
export type UserAddress = v.InferOutput<typeof UserAddress>;

/** The orderer of a guest's order: name, address and mail. */
export const OrdererInput = v.object(inputs(ordererFields));
export type OrdererInput = v.InferInput<typeof OrdererInput>;
export type Orderer = v.InferOutput<typeof OrdererInput>;

/** The fields of the profile that a member may change; not the username [user.username-immutable]. */
export const UserInput = v.object({
  ...inputs(profileFields),
  is_receive_newsletter: v.optional(Newsletter, 0),
});
export type UserInput = v.InferInput<typeof UserInput>;

/** What is wrong with a member's login, which the member is led to put right. */
const loginWarnings = {
  has_password_expired: described("The password is older than the shop allows and should be changed.", v.boolean()),
  has_mail_error_count_over: described(
    "Too many mails to the member bounced; the address should be checked.",
    v.boolean(),
  ),
};

export const User = v.object({
  id: Id,
  code: described("The member's number at the shop.", v.string()),
  username: described("The name to log in with; the email by default.", v.string()),
  is_registered_member: described(
    "False until the email is verified, where the shop requires it; until then the API treats the user as a guest.",
    v.boolean(),
  ),
  point: described("Points; one point is one yen.", v.number()),
  ...answers(profileFields),
  new_email: described(
    "A new email that is not verified yet; `email` stays in use until then. Null for none.",
    v.nullable(v.string()),
  ),
  reminder: described(
    "The security question, without its answer; null for none.",
    v.nullable(v.object({ question_ct: SecurityQuestion })),
  ),
  ...loginWarnings,
});
export type User = v.InferOutput<typeof User>;

/** The lifetime of an access token in seconds [session.token-life]. */
export const ACCESS_TOKEN_SECONDS = 900;

/** [login.response-shape] */
export const LoginAnswer = described(
  "The response of a login. It has either `expires_in` or `expires_at`.",
  v.object({
    access_token: described("Bearer token, valid for 15 minutes.", v.optional(v.string())),
    expires_in: described("Seconds; the storefront subtracts 5.", v.optional(v.number())),
    expires_at: described("ISO 8601.", v.optional(v.string())),
    user_id: described("The member's `id`.", v.number()),
    is_registered_member: described(
      "False until the email is verified, where the shop requires it; until then the API treats the user as a guest.",
      v.boolean(),
    ),
    ...loginWarnings,
    is_verify: described("Whether a one-time code was mailed, which `POST /v1/auth/verify` takes.", v.boolean()),
    verify_code: described("The login attempt of the one-time code; only with `is_verify`.", v.optional(v.string())),
    /** [auth.manager-flag] */
    is_manager_login: described(
      "The shop's staff acts in the member's name; it is not counted as the member's activity.",
      v.optional(v.boolean()),
    ),
  }),
);
export type LoginAnswer = v.InferOutput<typeof LoginAnswer>;
