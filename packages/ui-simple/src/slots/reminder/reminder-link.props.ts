import type { LoadError } from "#ui/elements/loader/load-error";

/** The mailed link of a reminder. */
export type ReminderLink =
  | { status: "checking"; failure: LoadError | null }
  /** `question` is the member's security question; null if the reset needs no answer. */
  | { status: "valid"; question: string | null }
  /** Used, expired or incomplete. */
  | { status: "invalid" };
