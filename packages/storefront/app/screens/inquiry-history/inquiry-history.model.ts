import { paginationOf } from "@noren/api/answers";
import { useListInquiriesQuery } from "@noren/api/endpoints/inquiry";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import { useSearchParams } from "react-router";
import type { InquiryHistoryProps } from "#ui/screens/inquiry-history/inquiry-history.props";
import { useLastPage } from "../../account/use-last-page.ts";
import { parsePage } from "../../load/parse-page.ts";
import { useIsMember } from "../../state/use-is-member.ts";

/** The path of a page of the member's inquiries. */
export const inquiryHistoryPagePath = (page: number): string => paths.inquiryHistory({ page: page > 1 ? page : null });

/** The member's inquiries. */
export function useInquiryHistoryModel(): InquiryHistoryProps {
  const [searchParams] = useSearchParams();
  const isMember = useIsMember() === true;
  const page = parsePage(searchParams);
  const { currentData } = useListInquiriesQuery(isMember ? { page } : skipToken);
  const entries = useLastPage(currentData, page, inquiryHistoryPagePath);
  return {
    inquiries: entries?.map((inquiry) => ({ ...inquiry, path: paths.inquiry({ key: inquiry.key }) })) ?? null,
    pagination: currentData?.pagination ?? paginationOf(undefined),
    pagePath: inquiryHistoryPagePath,
    homePath: paths.mypageHome(),
  };
}
