import type { ProductInfo } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { useCallback } from "react";
import { addToast } from "../state/flash.ts";
import { useAppDispatch } from "../state/hooks.ts";
import { useFavouriteToggle } from "../state/use-favourite.ts";
import { favouriteCopy as copy } from "./favourite.copy.ts";

/** Toggles a favourite on a card of a grid. A toast leads the member to the lists that the product can be put into. */
export function useGridFavourite(): (product: ProductInfo) => void {
  const dispatch = useAppDispatch();
  const onAdded = useCallback(
    ({ name, key }: ProductInfo) => {
      const link = { label: copy.chooseList, path: paths.favouriteLists({ product: key }) };
      dispatch(addToast({ message: copy.added(name), link }));
    },
    [dispatch],
  );
  return useFavouriteToggle({ onAdded });
}
