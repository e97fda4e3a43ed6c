import * as v from "valibot";
import { call } from "../call.ts";
import { AddressInput, UserAddress } from "../shapes/person.ts";
import { wholeNumber } from "../shapes/query.ts";
import { PostalAddress } from "../shapes/shop.ts";

const id = { params: v.object({ id: wholeNumber(1, 2_147_483_647) }) };
const limited = { "x-limit": "The most addresses that a member may keep" };

export const listAddresses = call({
  method: "GET",
  path: "/v1/me/user-addresses",
  auth: "member",
  summary: "The address book, the default delivery address first",
  answer: v.object({ data: v.array(UserAddress) }),
  headers: limited,
});

export const getAddress = call({
  method: "GET",
  path: "/v1/me/user-addresses/{id}",
  auth: "member",
  summary: "One address",
  ...id,
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
  summary: "Changes an address; the own one (division_ct 1) changes the profile too (spec 4)",
  ...id,
  body: AddressInput,
  answer: UserAddress,
});

export const deleteAddress = call({
  method: "DELETE",
  path: "/v1/me/user-addresses/{id}",
  auth: "member",
  summary: "Removes an address; the own one stays",
  ...id,
  errors: { "user_address.own": 422 },
});

export const useAddress = call({
  method: "PATCH",
  path: "/v1/me/user-addresses/{id}/use",
  auth: "member",
  summary: "Makes it the one default delivery address",
  ...id,
  answer: UserAddress,
});

export const useSenderAddress = call({
  method: "PATCH",
  path: "/v1/me/user-addresses/{id}/use-sender",
  auth: "member",
  summary: "Makes it the one default sender address",
  ...id,
  answer: UserAddress,
});

export const findPostalCode = call({
  method: "GET",
  path: "/v1/postal-code",
  auth: "public",
  summary: "Addresses of a postal code; several where the code covers several towns, none where it is unknown",
  query: v.object({
    code: v.pipe(v.string(), v.regex(/^\d{3}-?\d{4}$/, "郵便番号の形式で入力してください。例：123-4567")),
  }),
  answer: v.object({ data: v.array(PostalAddress) }),
});

export const listPrefectures = call({
  method: "GET",
  path: "/v1/postal-codes/prefectures",
  auth: "public",
  summary: "The 47 prefectures from north to south",
  answer: v.object({ data: v.array(v.object({ id: v.number(), name: v.string() })) }),
});
