import { calls } from "@noren/contract";
import { type Route, serve } from "../context/serve.ts";
import { checkReminder, requestReminder, resetReminder } from "./reminder.ts";

export const reminderRoutes: readonly Route[] = [
  serve(calls.requestReminder, async ({ body, ...context }) => {
    await requestReminder(context, body.type, body.type === "password" ? body.username : body.email);
    return undefined;
  }),
  serve(calls.checkReminder, ({ body, ...context }) => checkReminder(context, body.token)),
  serve(calls.resetReminder, ({ body, ...context }) => resetReminder(context, body)),
];
