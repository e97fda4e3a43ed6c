import { CardListView } from "#ui/screens/card-list/card-list-view";
import { cardListCopy as copy } from "#ui/screens/card-list/card-list.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useCardsModel } from "./cards.model.ts";

const load = screenLoad("Cards");

export { load as clientLoader, load as loader };

export default function CardsRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <CardListView {...useCardsModel()} />
    </>
  );
}
