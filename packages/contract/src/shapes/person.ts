import { securityQuestion } from "@noren/validation/fields/login";
import { addressFields } from "@noren/validation/fields/address";
import { newsletter, ordererFields, profileFields } from "@noren/validation/fields/user";
import * as v from "valibot";
import { answers, input, inputs } from "../input.ts";
import { exampleText } from "./text.ts";

/** Numbered choices [constants.options]. */
export const SecurityQuestion = input(securityQuestion);
export const Newsletter = input(newsletter);

/** The fields of an address that a person fills in; named as on the wire [address.shape]. */
export const AddressInput = v.object(inputs(addressFields));
export type AddressInput = v.InferInput<typeof AddressInput>;

export const UserAddress = v.object({
  id: v.number(),
  is_default: v.boolean(),
  is_sender_default: v.boolean(),
  /** 1: the user's own address, 2: another's. */
  division_ct: v.picklist([1, 2]),
  ...answers(addressFields),
  /** 姓 and 名, parted by a space. */
  shipping_name: exampleText("山田 花子"),
  /** The readings of 姓 and 名, parted by a space. */
  shipping_kana: exampleText("ヤマダ ハナコ"),
  /** 123-4567 */
  formatted_postal_code: exampleText("150-0001"),
  /** address1 and address2. */
  combined_address: exampleText("神宮前1-2-3 のれんビル 302号室"),
  /** 〒, prefecture, city and the rest in one line. */
  full_address: exampleText("〒150-0001 東京都渋谷区神宮前1-2-3 のれんビル 302号室"),
});
export type UserAddress = v.InferOutput<typeof UserAddress>;

/** The orderer of a guest's order: name, address and mail. */
export const OrdererInput = v.object(inputs(ordererFields));
export type OrdererInput = v.InferInput<typeof OrdererInput>;
export type Orderer = v.InferOutput<typeof OrdererInput>;

/** The user's profile as a member may change it; the username is not among it [user.username-immutable]. */
export const UserInput = v.object({
  ...inputs(profileFields),
  is_receive_newsletter: v.optional(Newsletter, 0),
});
export type UserInput = v.InferInput<typeof UserInput>;

export const User = v.object({
  id: v.number(),
  code: v.string(),
  username: v.string(),
  is_registered_member: v.boolean(),
  point: v.number(),
  ...answers(profileFields),
  /** A mail address that waits for its link to be opened; `email` holds until then. */
  new_email: v.nullable(v.string()),
  /** The security question; its answer is never told. */
  reminder: v.nullable(v.object({ question_ct: SecurityQuestion })),
});
export type User = v.InferOutput<typeof User>;

/** Seconds an access token lives [session.token-life]. */
export const ACCESS_TOKEN_SECONDS = 900;

/** The response of a login [login.response-shape]. Either `expires_in` (seconds) or `expires_at` (moment) is there. */
export const LoginAnswer = v.object({
  access_token: v.optional(v.string()),
  expires_in: v.optional(v.number()),
  expires_at: v.optional(v.string()),
  user_id: v.number(),
  is_registered_member: v.boolean(),
  has_password_expired: v.boolean(),
  has_mail_error_count_over: v.boolean(),
  /** A one-time code was mailed and has to come back through `POST /v1/auth/verify`. */
  is_verify: v.boolean(),
  /** The attempt that the one-time code belongs to; only with `is_verify`. */
  verify_code: v.optional(v.string()),
  /** [auth.manager-flag] Someone of the shop acts in the member's name; what they do is not counted as the member's. */
  is_manager_login: v.optional(v.boolean()),
});
export type LoginAnswer = v.InferOutput<typeof LoginAnswer>;
