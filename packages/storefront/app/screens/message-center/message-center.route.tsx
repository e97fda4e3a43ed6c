import { systemMessage } from "@noren/api/endpoints/system-message";
import { replace } from "react-router";
import { paginationCopy } from "#ui/elements/pagination/pagination.copy";
import { MessageCenterView } from "#ui/screens/message-center/message-center-view";
import { messageCenterCopy as copy } from "#ui/screens/message-center/message-center.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { lastPageIfBeyond, parsePage } from "../../load/parse-page.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { messageCenterPagePath, useMessageCenterModel } from "./message-center.model.ts";

/** A page beyond the last redirects to the last. */
const load = screenLoad("MessageCenter", async ({ prefetch, url }) => {
  const page = parsePage(url.searchParams);
  const last = lastPageIfBeyond({ ...(await prefetch(systemMessage.endpoints.listSystemMessages, { page })), page });
  if (last !== null) throw replace(messageCenterPagePath(last));
});

export { load as clientLoader, load as loader };

export default function MessageCenterRoute() {
  const props = useMessageCenterModel();
  return (
    <>
      <PageHead title={paginationCopy.title(copy.title, props.pagination.current)} isPrivate />
      <MessageCenterView {...props} />
    </>
  );
}
