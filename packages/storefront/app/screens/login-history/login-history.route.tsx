import { membership } from "@noren/api/endpoints/membership";
import { replace } from "react-router";
import { paginationCopy } from "#ui/elements/pagination/pagination.copy";
import { LoginHistoryView } from "#ui/screens/login-history/login-history-view";
import { loginHistoryCopy as copy } from "#ui/screens/login-history/login-history.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { lastPageIfBeyond, parsePage } from "../../load/parse-page.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { loginHistoryPagePath, useLoginHistoryModel } from "./login-history.model.ts";

/** A page beyond the last redirects to the last. */
const load = screenLoad("LoginHistory", async ({ prefetch, url }) => {
  const page = parsePage(url.searchParams);
  const last = lastPageIfBeyond({ ...(await prefetch(membership.endpoints.listLoginHistories, { page })), page });
  if (last !== null) throw replace(loginHistoryPagePath(last));
});

export { load as clientLoader, load as loader };

export default function LoginHistoryRoute() {
  const props = useLoginHistoryModel();
  return (
    <>
      <PageHead title={paginationCopy.title(copy.title, props.pagination.current)} isPrivate />
      <LoginHistoryView {...props} />
    </>
  );
}
