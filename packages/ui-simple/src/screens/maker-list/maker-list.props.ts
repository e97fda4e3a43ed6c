import type { Maker } from "@noren/contract";

export interface MakerListProps {
  /** By their reading. Null while loading. */
  makers: readonly (Pick<Maker, "name" | "lead" | "place" | "image"> & { path: string })[] | null;
}
