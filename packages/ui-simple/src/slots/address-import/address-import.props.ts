/** The result of an import: accepted, or refused with the errors of its lines. */
export type ImportOutcome =
  | { kind: "imported"; added: number; changed: number; addedIds: readonly number[] }
  | { kind: "refused"; message: string; lines: readonly string[] };

export interface AddressImportProps {
  /** Saves the address book as a CSV file, whose columns an import needs. Absent where the page has a button for it. */
  onExported?: () => void;
  /** Imports a CSV file into the address book. */
  onFileChosen: (file: File) => Promise<ImportOutcome>;
}
