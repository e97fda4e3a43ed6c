import { systemMessage } from "@noren/api/endpoints/system-message";
import { MessageCenterItemView } from "#ui/screens/message-center-item/message-center-item-view";
import { messageCenterItemCopy as copy } from "#ui/screens/message-center-item/message-center-item.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useMessageCenterItemModel } from "./message-center-item.model.ts";

/** Another member's message is not found, like one that does not exist. */
const load = screenLoad("MessageCenterItem", ({ prefetch, params }) =>
  prefetch(systemMessage.endpoints.getSystemMessage, params["key"] ?? ""),
);

export { load as clientLoader, load as loader };

export default function MessageCenterItemRoute() {
  const props = useMessageCenterItemModel();
  return (
    <>
      <PageHead title={props.message?.title ?? copy.title} isPrivate />
      <MessageCenterItemView {...props} />
    </>
  );
}
