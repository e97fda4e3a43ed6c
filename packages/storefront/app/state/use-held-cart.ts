import { useGetCartQuery } from "@noren/api/endpoints/cart";
import type { Cart } from "@noren/contract";
import { tokenOf } from "@noren/domain/cart";
import { skipToken } from "@reduxjs/toolkit/query";
import { useAppSelector } from "./hooks.ts";

/** The cart that this browser has already, loaded; unlike `useCart` it opens none. */
export function useHeldCart(): Cart | undefined {
  const token = useAppSelector((state) => tokenOf(state.cart));
  return useGetCartQuery(token ?? skipToken).currentData;
}
