import type { PageMessageProps } from "#ui/elements/page-message/page-message";

export interface ContactCompleteProps {
  /** The number of the sent inquiry. Null while loading. */
  inquiryKey: string | null;
  messages: readonly PageMessageProps[];
  homePath: string;
  /** Where a member finds the inquiry; null for guests. */
  historyPath: string | null;
}
