import type { Input } from "@noren/contract";

/** The result of an import: accepted, or refused with the errors of its lines. */
export type ImportOutcome =
  | { kind: "imported"; added: number; changed: number; addedIds: readonly number[] }
  | { kind: "refused"; message: string; lines: readonly string[] };

/** Older programs, such as Excel, open a CSV file in Shift_JIS only. */
export type FileEncoding = NonNullable<NonNullable<Input<"exportAddresses">["query"]>["encoding"]>;

export interface AddressImportProps {
  /** Saves the address book as a CSV file, whose columns an import needs. Absent where the page has a button for it. */
  onExported?: (encoding: FileEncoding) => void;
  /** Imports a CSV file into the address book. */
  onFileChosen: (file: File) => Promise<ImportOutcome>;
}
