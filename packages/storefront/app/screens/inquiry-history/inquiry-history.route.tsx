import { inquiry } from "@noren/api/endpoints/inquiry";
import { replace } from "react-router";
import { paginationCopy } from "#ui/elements/pagination/pagination.copy";
import { InquiryHistoryView } from "#ui/screens/inquiry-history/inquiry-history-view";
import { inquiryHistoryCopy as copy } from "#ui/screens/inquiry-history/inquiry-history.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { lastPageIfBeyond, parsePage } from "../../load/parse-page.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { inquiryHistoryPagePath, useInquiryHistoryModel } from "./inquiry-history.model.ts";

/** A page beyond the last redirects to the last. */
const load = screenLoad("InquiryHistory", async ({ prefetch, url }) => {
  const page = parsePage(url.searchParams);
  const last = lastPageIfBeyond({ ...(await prefetch(inquiry.endpoints.listInquiries, { page })), page });
  if (last !== null) throw replace(inquiryHistoryPagePath(last));
});

export { load as clientLoader, load as loader };

export default function InquiryHistoryRoute() {
  const props = useInquiryHistoryModel();
  return (
    <>
      <PageHead title={paginationCopy.title(copy.title, props.pagination.current)} isPrivate />
      <InquiryHistoryView {...props} />
    </>
  );
}
