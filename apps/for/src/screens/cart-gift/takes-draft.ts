import type { GiftOccasion, ProductInfo } from "@noren/contract";
import { isForMourning } from "../../own/sides.ts";

/** Products for mourning alone never begin with a paper of joy. */
export const takesDraft = ({ nature }: GiftOccasion, products: readonly ProductInfo[]): boolean =>
  nature === "mourning" || !products.some(isForMourning);
