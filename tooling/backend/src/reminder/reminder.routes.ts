import { calls } from "@noren/contract";
import { type Route, serve } from "../context/serve.ts";
import { checkReminder, requestReminder, resetReminder } from "./reminder.ts";

export const reminderRoutes: readonly Route[] = [
  serve(calls.requestReminder, async ({ body, ...browser }) => {
    await requestReminder(browser, body.type, body.type === "password" ? body.username : body.email);
    return undefined;
  }),
  serve(calls.checkReminder, ({ body, ...browser }) => checkReminder(browser, body.token)),
  serve(calls.resetReminder, ({ body, ...browser }) => resetReminder(browser, body)),
];
