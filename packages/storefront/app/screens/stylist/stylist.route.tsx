import { shop } from "@noren/api/endpoints/shop";
import { notFoundProblem } from "@noren/domain/problem";
import { StylistView } from "#ui/screens/stylist/stylist-view";
import { stylistCopy as copy } from "#ui/screens/stylist/stylist.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { toProblemResponse } from "../../problem/problem-response.ts";
import { STYLISTS } from "../stylist-list/stylist-list.model.ts";
import { useStylistModel } from "./stylist.model.ts";

/** A person who is not in the collection answers 404. */
const load = screenLoad("Stylist", async ({ prefetch, params }) => {
  const { entries } = await prefetch(shop.endpoints.getWholeCollection, STYLISTS);
  if (!entries.some(({ key }) => key === params["key"])) throw toProblemResponse(notFoundProblem);
});

export { load as clientLoader, load as loader };

export default function StylistRoute() {
  const props = useStylistModel();
  return (
    <>
      <PageHead title={props.stylist?.name ?? copy.title} description={props.stylist?.words ?? ""} />
      <StylistView {...props} />
    </>
  );
}
