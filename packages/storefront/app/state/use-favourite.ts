import { useSetFavouriteMutation } from "@noren/api/endpoints/catalogue";
import type { ProductInfo } from "@noren/contract";
import { loginPath } from "@noren/domain/return-path";
import { useLocation, useNavigate } from "react-router";
import { useAppDispatch } from "./hooks.ts";
import { failureToast } from "./flash.ts";
import { useMember } from "./use-member.ts";

/** Toggles a favourite; sends guests to the login and back. [error.server-message] Shows the server's message. */
export function useFavouriteToggle(): (product: Pick<ProductInfo, "id" | "is_favorite">) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isMember = useMember();
  const [setFavourite] = useSetFavouriteMutation();
  const toggle = async ({ id, is_favorite }: Pick<ProductInfo, "id" | "is_favorite">): Promise<void> => {
    if (!isMember) return navigate(loginPath(pathname + search));
    try {
      await setFavourite({ id, is_favorite: !is_favorite }).unwrap();
    } catch (problem) {
      dispatch(failureToast(problem));
    }
  };
  return (product) => void toggle(product);
}
