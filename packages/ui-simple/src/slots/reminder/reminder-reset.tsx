import type { ReactNode } from "react";
import { Loader } from "#ui/elements/loader/loader";
import { FormTextField } from "#ui/forms/form-fields";
import { Outcome } from "#ui/slots/account-page/outcome";
import { reminderCopy as copy } from "#ui/slots/reminder/reminder.copy";
import type { ReminderLink } from "#ui/slots/reminder/reminder-link.props";

interface ReminderResetProps {
  link: ReminderLink;
  /** Where a new mail can be requested. */
  request: { path: string; name: string };
  /** Renders the form of a valid link. */
  children: (question: string | null) => ReactNode;
}

/** The form that a mailed link opens, or the reason why the link does not work. */
export function ReminderReset({ link, request, children }: ReminderResetProps) {
  if (link.status === "checking") return <Loader label={copy.checking} failure={link.failure} />;
  if (link.status === "invalid") return <Outcome tone="warning" text={copy.invalid} next={request} />;
  return children(link.question);
}

/** The answer to the security question. */
export function AnswerField({ question }: { question: string }) {
  return <FormTextField name="answer" help={copy.question(question)} inputProps={{ autoComplete: "off" }} />;
}
