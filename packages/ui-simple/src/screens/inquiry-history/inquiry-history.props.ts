import type { InquirySummary, Pagination } from "@noren/contract";

/** An inquiry of the member, with the path of its page. */
export interface ListedInquiry extends InquirySummary {
  path: string;
}

export interface InquiryHistoryProps {
  /** The last updated first. Null while loading. */
  inquiries: readonly ListedInquiry[] | null;
  pagination: Pagination;
  pagePath: (page: number) => string;
  homePath: string;
}
