import type { Answer, Input } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const requestReminder = buildQuery("requestReminder", "POST", "/v1/reminder/request");
const checkReminder = buildQuery("checkReminder", "POST", "/v1/reminder/check");
const resetReminder = buildQuery("resetReminder", "POST", "/v1/reminder/reset");

/** [reminder.flow] Request, check, reset; an access_token of the reset logs in. */
export const reminder = api.injectEndpoints({
  endpoints: (build) => ({
    requestReminder: build.mutation<null, Input<"requestReminder">["body"]>({
      query: (body) => requestReminder({ body }),
    }),
    /** A mutation, because its answer must not be cached: the token belongs to the page. */
    checkReminder: build.mutation<Answer<"checkReminder">, string>({
      query: (token) => checkReminder({ body: { token } }),
    }),
    resetReminder: build.mutation<Answer<"resetReminder">, Input<"resetReminder">["body"]>({
      query: (body) => resetReminder({ body }),
    }),
  }),
});

export const { useRequestReminderMutation, useCheckReminderMutation, useResetReminderMutation } = reminder;
