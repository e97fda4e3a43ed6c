import { userList } from "@noren/api/endpoints/user-list";
import { FavouriteListsView } from "#ui/screens/favourite-lists/favourite-lists-view";
import { favouriteListsCopy as copy } from "#ui/screens/favourite-lists/favourite-lists.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useFavouriteListsModel } from "./favourite-lists.model.ts";

const load = screenLoad("FavouriteLists", ({ prefetch }) => prefetch(userList.endpoints.listUserLists, undefined));

export { load as clientLoader, load as loader };

export default function FavouriteListsRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <FavouriteListsView {...useFavouriteListsModel()} />
    </>
  );
}
