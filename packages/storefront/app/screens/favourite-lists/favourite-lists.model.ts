import { useListUserListsQuery } from "@noren/api/endpoints/user-list";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import type { FavouriteListsProps } from "#ui/screens/favourite-lists/favourite-lists.props";
import { useListChoice } from "./use-list-choice.ts";
import { useIsMember } from "../../state/use-is-member.ts";

/** The member's lists of products. */
export function useFavouriteListsModel(): FavouriteListsProps {
  const isMember = useIsMember() === true;
  const { data } = useListUserListsQuery(isMember ? undefined : skipToken);
  return {
    lists: data?.data.map((list) => ({ ...list, path: paths.favouriteList({ key: list.key }) })) ?? null,
    homePath: paths.mypageHome(),
    listsPath: paths.favouriteLists(),
    ...useListChoice(isMember),
  };
}
