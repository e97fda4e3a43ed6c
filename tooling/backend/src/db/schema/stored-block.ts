import type { Block } from "@noren/contract";

type Named<N extends Block["name"]> = Extract<Block, { name: N }>;

/** A stored block: refers to products by key and to coupons by code, so that the current ones are shown. */
export type StoredBlock =
  | Exclude<Block, { name: "products" | "coupons" }>
  | { name: "products"; props: Omit<Named<"products">["props"], "products"> & { products: string[] } }
  | { name: "coupons"; props: Omit<Named<"coupons">["props"], "coupon"> & { coupon: string[] } };
