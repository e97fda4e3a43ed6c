import { ReminderPasswordView } from "#ui/screens/reminder-password/reminder-password-view";
import { reminderPasswordCopy as copy } from "#ui/screens/reminder-password/reminder-password.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useReminderPasswordModel } from "./reminder-password.model.ts";

const load = screenLoad("ReminderPassword");

export { load as clientLoader, load as loader };

export default function ReminderPasswordRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <ReminderPasswordView {...useReminderPasswordModel()} />
    </>
  );
}
