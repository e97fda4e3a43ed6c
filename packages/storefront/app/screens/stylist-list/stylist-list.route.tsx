import { shop } from "@noren/api/endpoints/shop";
import { StylistListView } from "#ui/screens/stylist-list/stylist-list-view";
import { stylistListCopy as copy } from "#ui/screens/stylist-list/stylist-list.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { STYLISTS, useStylistListModel } from "./stylist-list.model.ts";

/** A shop without the collection answers 404. */
const load = screenLoad("StylistList", ({ prefetch }) => prefetch(shop.endpoints.getWholeCollection, STYLISTS));

export { load as clientLoader, load as loader };

export default function StylistListRoute() {
  const props = useStylistListModel();
  return (
    <>
      <PageHead title={props.title ?? copy.title} description={props.lead} />
      <StylistListView {...props} />
    </>
  );
}
