import { ReminderUsernameView } from "#ui/screens/reminder-username/reminder-username-view";
import { reminderUsernameCopy as copy } from "#ui/screens/reminder-username/reminder-username.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useReminderUsernameModel } from "./reminder-username.model.ts";

const load = screenLoad("ReminderUsername");

export { load as clientLoader, load as loader };

export default function ReminderUsernameRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <ReminderUsernameView {...useReminderUsernameModel()} />
    </>
  );
}
