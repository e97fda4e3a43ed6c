import { ReminderUsernameResetView } from "#ui/screens/reminder-username-reset/reminder-username-reset-view";
import { reminderUsernameResetCopy as copy } from "#ui/screens/reminder-username-reset/reminder-username-reset.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useReminderUsernameResetModel } from "./reminder-username-reset.model.ts";

const load = screenLoad("ReminderUsernameReset");

export { load as clientLoader, load as loader };

export default function ReminderUsernameResetRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <ReminderUsernameResetView {...useReminderUsernameResetModel()} />
    </>
  );
}
