import { userList } from "@noren/api/endpoints/user-list";
import { replace } from "react-router";
import { paginationCopy } from "#ui/elements/pagination/pagination.copy";
import { FavouriteListView } from "#ui/screens/favourite-list/favourite-list-view";
import { favouriteListCopy as copy } from "#ui/screens/favourite-list/favourite-list.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { lastPageIfBeyond, parsePage } from "../../load/parse-page.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { favouriteListPagePath, useFavouriteListModel } from "./favourite-list.model.ts";

/** Another member's list is not found, like one that does not exist. A page beyond the last redirects to the last. */
const load = screenLoad("FavouriteList", async ({ prefetch, params, url }) => {
  const key = params["key"] ?? "";
  const page = parsePage(url.searchParams);
  const { pagination, listables = [] } = await prefetch(userList.endpoints.getUserList, { key, page });
  const last = lastPageIfBeyond({ data: listables, pagination, page });
  if (last !== null) throw replace(favouriteListPagePath(key, last));
});

export { load as clientLoader, load as loader };

export default function FavouriteListRoute() {
  const props = useFavouriteListModel();
  return (
    <>
      <PageHead title={paginationCopy.title(props.name ?? copy.title, props.pagination.current)} isPrivate />
      <FavouriteListView {...props} />
    </>
  );
}
