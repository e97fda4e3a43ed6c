import { paths } from "@noren/contract/paths";
import { useState } from "react";
import type { ReminderUsernameResetProps } from "#ui/screens/reminder-username-reset/reminder-username-reset.props";
import { usePageMessages } from "../../state/use-page-messages.ts";
import { useReminderReset } from "../../reminder/use-reminder-reset.ts";

/** Shows the login ID by a mailed link, sets a new one if it is given, and logs in. */
export function useReminderUsernameResetModel(): ReminderUsernameResetProps {
  const { link, reset } = useReminderReset("username");
  const [username, setUsername] = useState<string | null>(null);
  return {
    username,
    link,
    messages: usePageMessages("reminder-username-reset"),
    requestPath: paths.reminderUsername(),
    mypagePath: paths.mypageHome(),
    onSubmitted: (values) => reset(values, (answer) => setUsername(answer.username)),
  };
}
