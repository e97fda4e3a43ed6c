import { CardAddView } from "#ui/screens/card-add/card-add-view";
import { cardAddCopy as copy } from "#ui/screens/card-add/card-add.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useCardAddModel } from "./card-add.model.ts";

const load = screenLoad("CardAdd");

export { load as clientLoader, load as loader };

export default function CardAddRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <CardAddView {...useCardAddModel()} />
    </>
  );
}
