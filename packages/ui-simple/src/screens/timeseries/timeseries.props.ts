import type { TimeseriesPurpose } from "@noren/contract";

/** One registration, with a text for each field that it has. */
export interface TimeseriesEntry {
  id: number;
  /** ISO 8601. */
  measuredAt: string;
  facts: Readonly<Record<string, string>>;
}

/** One view for Measurement and NameEmbroidery. */
export interface TimeseriesProps {
  purpose: TimeseriesPurpose;
  /** The names and labels of the fields, in their order. */
  fields: readonly { name: string; label: string }[];
  /** The newest first. Null while loading. */
  entries: readonly TimeseriesEntry[] | null;
  editPath: string;
  homePath: string;
  onCleared: () => void;
}
