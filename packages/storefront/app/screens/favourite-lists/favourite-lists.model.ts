import { useGetProductQuery } from "@noren/api/endpoints/catalogue";
import {
  useAttachToUserListMutation,
  useDetachFromUserListMutation,
  useListUserListsQuery,
} from "@noren/api/endpoints/user-list";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import { useNavigate, useSearchParams } from "react-router";
import { favouriteListsCopy } from "#ui/screens/favourite-lists/favourite-lists.copy";
import { type FavouriteListsProps, NEW_LIST, NO_LIST } from "#ui/screens/favourite-lists/favourite-lists.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { queueFlash } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { useIsMember } from "../../state/use-is-member.ts";

const copy = favouriteListsCopy.choice;

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

/** The choice of a list for the `product` of the URL, which leaves the list `from` unless that is the default one. */
function useListChoice(isMember: boolean): Pick<FavouriteListsProps, "choice" | "onListChosen"> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const key = searchParams.get("product");
  const { currentData: product, isError } = useGetProductQuery(isMember && key ? key : skipToken);
  const { data: lists } = useListUserListsQuery(isMember ? undefined : skipToken);
  const [attach] = useAttachToUserListMutation();
  const [detach] = useDetachFromUserListMutation();
  const own = lists?.data.filter(({ is_default }) => !is_default) ?? [];
  const from = own.find((list) => list.key === searchParams.get("from"));
  const choiceOf = (): FavouriteListsProps["choice"] => {
    if (!key || isError) return null;
    if (!product || !lists) return "loading";
    return { product, lists: own.filter((list) => list !== from), from: from?.name ?? null };
  };
  return {
    choice: choiceOf(),
    onListChosen: ({ list, name = "" }) =>
      catchFormFailure(async () => {
        if (!product) return;
        const ids = [product.id];
        const finish = async (message: string, to: string) => {
          dispatch(queueFlash({ message }));
          await navigate(to);
        };
        if (list === NO_LIST) {
          if (!from) return;
          await detach({ key: from.key, ids }).unwrap();
          await finish(copy.removed(product.name, from.name), paths.favouriteList({ key: "favorites" }));
          return;
        }
        const chosen = list === NEW_LIST ? { name } : { key: list };
        const { data } = await attach({ ids, ...chosen, ...(from && { from: from.key }) }).unwrap();
        const target = data.find((each) => (list === NEW_LIST ? each.name === name : each.key === list));
        const done = from ? copy.moved : copy.added;
        await finish(
          done(product.name, target?.name ?? name),
          target ? paths.favouriteList({ key: target.key }) : paths.favouriteLists(),
        );
      }),
  };
}
