import { postalCode } from "@noren/validation/fields/address";
import { passwordFields } from "@noren/validation/fields/login";
import { POSTAL_CODE } from "@noren/validation/predicates";
import { messageOf } from "@noren/validation/rules";
import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { input } from "../input.ts";
import { passwordErrors } from "../shapes/confirmation.ts";
import { AddressInput, UserAddress } from "../shapes/person.ts";
import { idParams } from "../shapes/query.ts";
import { PostalAddress } from "../shapes/shop.ts";
import { DisplayName, Id, listOf } from "../shapes/text.ts";

const limited = { "x-limit": "The most addresses that a member may keep" };

export const listAddresses = call({
  method: "GET",
  path: "/v1/me/user-addresses",
  auth: "member",
  summary: "The address book, the default delivery address first",
  answer: v.object({ data: listOf(UserAddress) }),
  headers: limited,
});

export const getAddress = call({
  method: "GET",
  path: "/v1/me/user-addresses/{id}",
  auth: "member",
  summary: "An address",
  params: idParams,
  answer: UserAddress,
});

export const createAddress = call({
  method: "POST",
  path: "/v1/me/user-addresses",
  auth: "member",
  summary: "Adds an address to the book",
  body: AddressInput,
  answer: UserAddress,
  headers: limited,
  errors: { "user_address.limit": 422 },
});

export const updateAddress = call({
  method: "PUT",
  path: "/v1/me/user-addresses/{id}",
  auth: "member",
  summary: "Changes an address; the own one (division_ct 1) changes the profile too",
  params: idParams,
  body: AddressInput,
  answer: UserAddress,
});

export const deleteAddress = call({
  method: "DELETE",
  path: "/v1/me/user-addresses/{id}",
  auth: "member",
  summary: "Removes an address; the member's own one cannot be removed",
  params: idParams,
  errors: { "user_address.own": 422 },
});

export const useAddress = call({
  method: "PATCH",
  path: "/v1/me/user-addresses/{id}/use",
  auth: "member",
  summary: "Makes the address the default delivery address",
  params: idParams,
  answer: UserAddress,
});

export const useSenderAddress = call({
  method: "PATCH",
  path: "/v1/me/user-addresses/{id}/use-sender",
  auth: "member",
  summary: "Makes the address the default sender address",
  params: idParams,
  answer: UserAddress,
});

export const deleteAllAddresses = call({
  method: "DELETE",
  path: "/v1/me/user-addresses-all",
  auth: "member",
  summary: "Removes every address except the member's own one, which becomes both defaults",
  body: v.object({
    current_password: described(
      "The member's password; required an hour after the login or the last confirmation.",
      v.optional(input(passwordFields.current_password)),
    ),
  }),
  errors: passwordErrors,
});

export const importAddresses = call({
  method: "POST",
  path: "/v1/me/user-addresses/import",
  auth: "member",
  summary:
    "Imports a CSV file in UTF-8 or Shift_JIS with the columns of the export: a line with an id changes that address, one without adds an address. Imports all lines or none; `errors` names fields as `lines.3.postal_code`, where the header is line 1",
  upload: { types: ["text/csv"], maxBytes: 2 * 1024 * 1024 },
  answer: v.object({
    added: described("Number of new addresses.", v.number()),
    changed: described("Number of addresses of the book that were overwritten.", v.number()),
    ids: described("The `id` of each line's address, in the order of the file.", v.optional(v.array(v.number()))),
  }),
  headers: limited,
  errors: { "user_address.limit": 422, "user_address.file": 422, rate_limited: 429 },
});

export const exportAddresses = call({
  method: "GET",
  path: "/v1/me/user-addresses/export",
  auth: "member",
  summary:
    "The address book as a CSV file without formulas. A large one is made in the background and announced by a system message; the response is JSON then",
  query: v.object({ encoding: v.optional(v.picklist(["utf-8", "shift_jis"]), "utf-8") }),
  file: ["text/csv"],
  answer: v.object({ message: described("Says that the file comes later.", v.string()) }),
  errors: { rate_limited: 429 },
});

export const findPostalCode = call({
  method: "GET",
  path: "/v1/postal-code",
  auth: "public",
  summary: "Addresses of a postal code; none if it is unknown",
  query: v.object({
    code: described(
      "Seven digits, with or without a hyphen.",
      v.pipe(v.string(), v.regex(POSTAL_CODE, messageOf("post", postalCode.label))),
    ),
  }),
  answer: v.object({ data: listOf(PostalAddress) }),
});

export const listPrefectures = call({
  method: "GET",
  path: "/v1/postal-codes/prefectures",
  auth: "public",
  summary: "The 47 prefectures from north to south",
  answer: v.object({ data: listOf(v.object({ id: Id, name: DisplayName })) }),
});
