import { popup } from "@noren/api/endpoints/popup";
import { PopupView } from "#ui/screens/popup/popup-view";
import { popupCopy as copy } from "#ui/screens/popup/popup.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { parseId } from "../../load/parse-id.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { usePopupModel } from "./popup.model.ts";

const load = screenLoad("Popup", ({ prefetch, url }) =>
  prefetch(popup.endpoints.getPopup, parseId(url.searchParams.get("id") ?? undefined)),
);

export { load as clientLoader, load as loader };

export default function PopupRoute() {
  const props = usePopupModel();
  return (
    <>
      <PageHead title={props.popup?.title ?? copy.title} isPrivate />
      <PopupView {...props} />
    </>
  );
}
