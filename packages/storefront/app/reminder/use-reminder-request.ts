import { useRequestReminderMutation } from "@noren/api/endpoints/reminder";
import type { Input } from "@noren/contract";
import { useState } from "react";
import type { FormFailure } from "#ui/forms/form-submit";
import { catchFormFailure } from "../problem/form-failure.ts";
import { useRecaptcha } from "../recaptcha/use-recaptcha.ts";

/** Requests the mail of a reminder [reminder.flow]. `isSent` is true for unknown accounts as well. */
export function useReminderRequest() {
  const [requestReminder] = useRequestReminderMutation();
  const prove = useRecaptcha();
  const [isSent, setIsSent] = useState(false);
  const send = (body: Input<"requestReminder">["body"]): Promise<FormFailure | undefined> =>
    catchFormFailure(async () => {
      await requestReminder({ ...body, ...(await prove("reminder")) }).unwrap();
      setIsSent(true);
    });
  return { isSent, send, onRepeated: () => setIsSent(false) };
}
