import { ReminderPasswordResetView } from "#ui/screens/reminder-password-reset/reminder-password-reset-view";
import { reminderPasswordResetCopy as copy } from "#ui/screens/reminder-password-reset/reminder-password-reset.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useReminderPasswordResetModel } from "./reminder-password-reset.model.ts";

const load = screenLoad("ReminderPasswordReset");

export { load as clientLoader, load as loader };

export default function ReminderPasswordResetRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <ReminderPasswordResetView {...useReminderPasswordResetModel()} />
    </>
  );
}
