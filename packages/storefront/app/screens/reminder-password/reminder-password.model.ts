import { paths } from "@noren/contract/paths";
import type { ReminderPasswordProps } from "#ui/screens/reminder-password/reminder-password.props";
import { usePageMessages } from "../../state/use-page-messages.ts";
import { useReminderRequest } from "../../reminder/use-reminder-request.ts";

/** Requests the mail to set a new password [reminder.variants]. */
export function useReminderPasswordModel(): ReminderPasswordProps {
  const { isSent, send, onRepeated } = useReminderRequest();
  return {
    messages: usePageMessages(...(isSent ? [] : (["reminder"] as const))),
    isSent,
    loginPath: paths.login(),
    usernamePath: paths.reminderUsername(),
    onSubmitted: ({ username }) => send({ type: "password", username }),
    onRepeated,
  };
}
