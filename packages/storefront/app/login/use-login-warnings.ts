import type { LoginAnswer } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { loginCopy as copy } from "#ui/screens/login/login.copy";
import { useAppDispatch } from "../state/hooks.ts";
import { queueFlash } from "../state/flash.ts";

type Warnings = Pick<LoginAnswer, "has_password_expired" | "has_mail_error_count_over">;

export const hasLoginWarning = (answer: Warnings): boolean =>
  answer.has_password_expired || answer.has_mail_error_count_over;

/** Queues what a login warns of, an expired password and bounced mails, for the next page. */
export function useLoginWarnings(): (answer: Warnings) => void {
  const dispatch = useAppDispatch();
  return ({ has_password_expired, has_mail_error_count_over }) => {
    if (has_password_expired) {
      const link = { label: copy.changePassword, path: paths.password() };
      dispatch(queueFlash({ message: copy.passwordExpired, link, type: "warning" }));
    }
    if (has_mail_error_count_over) {
      const link = { label: copy.checkEmail, path: paths.userInfo() };
      dispatch(queueFlash({ message: copy.mailUndelivered, link, type: "warning" }));
    }
  };
}
