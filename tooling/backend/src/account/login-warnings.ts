import type { Settings, User } from "@noren/contract";
import type { users } from "../db/schema/account.ts";
import { addDaysInJapan } from "../time/japan-time.ts";

/** The number of consecutive refused mails after which the member must enter another email. */
export const MAX_MAIL_ERRORS = 3;

type Warned = Pick<typeof users.$inferSelect, "passwordChangedAt" | "mailErrorCount">;

/** Whether the password is older than the shop allows, and whether mails to the member bounce. */
export function toLoginWarnings(
  { passwordChangedAt, mailErrorCount }: Warned,
  settings: Pick<Settings, "LOGIN.PASSWORD_DAYS">,
  now: Date,
): Pick<User, "has_password_expired" | "has_mail_error_count_over"> {
  return {
    has_password_expired: addDaysInJapan(passwordChangedAt, settings["LOGIN.PASSWORD_DAYS"] ?? Infinity) <= now,
    has_mail_error_count_over: mailErrorCount >= MAX_MAIL_ERRORS,
  };
}
