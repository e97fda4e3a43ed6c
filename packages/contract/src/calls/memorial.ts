import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { Memorial, MemorialInput } from "../shapes/memorial.ts";
import { idParams, Key } from "../shapes/query.ts";
import { listOf } from "../shapes/text.ts";

const limited = { "x-limit": "The most days that a member may keep" };

export const listMemorials = call({
  method: "GET",
  path: "/v1/me/user-memorials",
  auth: "member",
  summary: "The member's memorial days, in the order of creation",
  answer: v.object({ data: listOf(Memorial) }),
  headers: limited,
});

export const getMemorial = call({
  method: "GET",
  path: "/v1/me/user-memorials/{id}",
  auth: "member",
  summary: "A memorial day",
  params: idParams,
  answer: Memorial,
});

export const createMemorial = call({
  method: "POST",
  path: "/v1/me/user-memorials",
  auth: "member",
  summary: "Adds a memorial day at the end",
  body: MemorialInput,
  answer: Memorial,
  headers: limited,
  errors: { "user_memorial.limit": 422 },
});

export const updateMemorial = call({
  method: "PUT",
  path: "/v1/me/user-memorials/{id}",
  auth: "member",
  summary: "Changes a memorial day, and stops or resumes its mails",
  params: idParams,
  body: MemorialInput,
  answer: Memorial,
});

export const stopMails = call({
  method: "POST",
  path: "/v1/mails/stop/{token}",
  auth: "public",
  summary:
    "Stops the mails before a member's present memorial days; a day that is registered later is mailed again. Mail clients make the call for RFC 8058 (one click)",
  params: v.object({ token: described("The token of the mailed link.", Key) }),
  answer: v.object({ result: described("False if the token is unknown.", v.boolean()) }),
});

export const deleteMemorial = call({
  method: "DELETE",
  path: "/v1/me/user-memorials/{id}",
  auth: "member",
  summary: "Removes a memorial day",
  params: idParams,
});
