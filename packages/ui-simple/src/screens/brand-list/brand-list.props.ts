import type { Brand } from "@noren/contract";

export interface BrandListProps {
  /** By row of the 五十音; `anchor` is the `id` of the row's heading. Null while loading. */
  rows:
    | readonly {
        row: string;
        anchor: string;
        brands: readonly (Pick<Brand, "name" | "product_count"> & { path: string })[];
      }[]
    | null;
}
