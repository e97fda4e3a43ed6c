import type { Block } from "@noren/contract";

type Named<N extends Block["name"]> = Extract<Block, { name: N }>;

/** A block as it is kept: products by their keys and coupons by their codes, so that they are shown as they are now. */
export type StoredBlock =
  | Exclude<Block, { name: "products" | "coupons" }>
  | { name: "products"; props: Omit<Named<"products">["props"], "products"> & { products: string[] } }
  | { name: "coupons"; props: Omit<Named<"coupons">["props"], "coupon"> & { coupon: string[] } };
