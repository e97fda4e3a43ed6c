import type { LoginHistory, Pagination } from "@noren/contract";

export interface LoginHistoryProps {
  /** Newest first. Null while loading. */
  logins: readonly LoginHistory[] | null;
  pagination: Pagination;
  pagePath: (page: number) => string;
  passwordPath: string;
  homePath: string;
  /** Whether the logins in other browsers have been ended. */
  ending: "ready" | "running" | "done";
  /** Why they could not be ended, as text for the shopper. */
  errorText: string | null;
  onOthersEnded: () => void;
}
