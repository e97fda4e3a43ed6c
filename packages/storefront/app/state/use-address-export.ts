import { useExportAddressesMutation } from "@noren/api/endpoints/address-file";
import { downloadCopy as copy } from "./download.copy.ts";
import { useDownload } from "./use-download.ts";

type Query = Parameters<ReturnType<typeof useExportAddressesMutation>[0]>[0];

/** Saves the address book to the member's disk. The server sends a large one later. */
export function useAddressExport(): (query: Query) => void {
  const download = useDownload(copy.exported);
  const [exportAddresses] = useExportAddressesMutation();
  return (query) => download(() => exportAddresses(query).unwrap());
}
