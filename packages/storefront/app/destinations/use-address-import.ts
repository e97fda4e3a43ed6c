import { address } from "@noren/api/endpoints/address";
import { useImportAddressesMutation } from "@noren/api/endpoints/address-file";
import type { UserAddress } from "@noren/contract";
import { addressFields } from "@noren/validation/fields/address";
import { findOwnValue } from "@noren/validation/own-value";
import type { AddressImportProps, ImportOutcome } from "#ui/slots/address-import/address-import.props";
import { toFormFailure } from "../problem/form-failure.ts";
import { isProblem } from "../problem/problem-response.ts";
import { importCopy as copy } from "./address-import.copy.ts";
import { useAppDispatch } from "../state/hooks.ts";
import { useAddressExport } from "../state/use-address-export.ts";

/** Texts of errors like `lines.3.postal_code`, which the answer has in any order. */
export function importFaults(errors: Readonly<Record<string, readonly string[]>>): string[] {
  const faults = Object.entries(errors).map(([path, messages]) => {
    const [, line = "", field = ""] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const label = findOwnValue(addressFields, field)?.label ?? null;
    return { line: Number(line), text: line === "" ? messages.join("") : copy.fault(line, label, messages.join("")) };
  });
  return faults.toSorted((one, other) => one.line - other.line).map(({ text }) => text);
}

/** The import of a CSV file into the member's address book, and its export as a sample. */
export function useAddressImport(book: readonly Pick<UserAddress, "id">[]): AddressImportProps {
  const dispatch = useAppDispatch();
  const exportAddresses = useAddressExport();
  const [importAddresses] = useImportAddressesMutation();
  return {
    onExported: (encoding) => exportAddresses({ encoding }),
    onFileChosen: async (file): Promise<ImportOutcome> => {
      const known = new Set(book.map(({ id }) => id));
      try {
        const { added, changed, ids = [] } = await importAddresses(file).unwrap();
        await dispatch(address.endpoints.listAddresses.initiate(undefined, { forceRefetch: true, subscribe: false }));
        return { kind: "imported", added, changed, addedIds: ids.filter((id) => !known.has(id)) };
      } catch (thrown) {
        if (!isProblem(thrown)) throw thrown;
        const { message, errors = {} } = toFormFailure(thrown);
        return { kind: "refused", message, lines: importFaults(errors) };
      }
    },
  };
}
