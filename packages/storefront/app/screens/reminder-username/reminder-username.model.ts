import { paths } from "@noren/contract/paths";
import type { ReminderUsernameProps } from "#ui/screens/reminder-username/reminder-username.props";
import { usePageMessages } from "../../state/use-page-messages.ts";
import { useReminderRequest } from "../../reminder/use-reminder-request.ts";

/** Requests the mail that leads to the login ID [reminder.variants]. */
export function useReminderUsernameModel(): ReminderUsernameProps {
  const { isSent, send, onRepeated } = useReminderRequest();
  return {
    messages: usePageMessages(isSent ? "reminder-username-confirm" : "reminder-username"),
    isSent,
    loginPath: paths.login(),
    onSubmitted: ({ email }) => send({ type: "username", email }),
    onRepeated,
  };
}
