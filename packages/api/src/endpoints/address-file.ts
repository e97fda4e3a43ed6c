import type { Answer, Input } from "@noren/contract";
import type { DownloadOutcome } from "@noren/domain/downloads";
import { api } from "../api.ts";
import { ask, askFile } from "../ask.ts";

const deleteAllAddresses = ask("deleteAllAddresses", "DELETE", "/v1/me/user-addresses-all");
const importAddresses = ask("importAddresses", "POST", "/v1/me/user-addresses/import");
const exportAddresses = askFile("exportAddresses", "GET", "/v1/me/user-addresses/export", "addresses.csv");

/** The address book as a whole; apart from its single addresses, which the checkout needs too. */
export const addressFile = api.injectEndpoints({
  endpoints: (build) => ({
    deleteAllAddresses: build.mutation<null, void>({
      query: () => deleteAllAddresses(),
      invalidatesTags: (_, problem) => (problem ? [] : ["Address"]),
    }),
    /** A CSV file; its lines may change the own address, and so the profile. */
    importAddresses: build.mutation<Answer<"importAddresses">, Blob>({
      query: (file) => importAddresses({ file }),
      invalidatesTags: (taken) => (taken ? ["Address", "User"] : []),
    }),
    /** [export.deferred] The file is saved, or it is deferred and comes later. */
    exportAddresses: build.mutation<DownloadOutcome, NonNullable<Input<"exportAddresses">["query"]>>({
      query: (query) => exportAddresses({ query }),
    }),
  }),
});

export const { useDeleteAllAddressesMutation, useImportAddressesMutation, useExportAddressesMutation } = addressFile;
