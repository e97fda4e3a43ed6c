import type { LoginHistory, Pagination } from "@noren/contract";
import type { FormSubmit } from "#ui/forms/form-submit";

export interface LoginHistoryProps {
  /** Newest first. Null while loading. */
  logins: readonly LoginHistory[] | null;
  pagination: Pagination;
  pagePath: (page: number) => string;
  passwordPath: string;
  homePath: string;
  /** Whether the logins in other browsers have been ended. */
  isEnded: boolean;
  onOthersEnded: FormSubmit<{ current_password: string }>;
}
