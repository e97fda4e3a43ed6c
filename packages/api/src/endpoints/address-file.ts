import type { Answer, Input } from "@noren/contract";
import type { DownloadOutcome } from "@noren/domain/downloads";
import { api } from "../api.ts";
import { buildFileQuery } from "../build-file-query.ts";
import { buildQuery } from "../build-query.ts";

const deleteAllAddresses = buildQuery("deleteAllAddresses", "DELETE", "/v1/me/user-addresses-all");
const importAddresses = buildQuery("importAddresses", "POST", "/v1/me/user-addresses/import");
const exportAddresses = buildFileQuery("exportAddresses", "GET", "/v1/me/user-addresses/export", "addresses.csv");

/** Import and export of the address book. Separate from `address.ts`, because the checkout does not need it. */
export const addressFile = api.injectEndpoints({
  endpoints: (build) => ({
    deleteAllAddresses: build.mutation<null, Input<"deleteAllAddresses">["body"]>({
      query: (body) => deleteAllAddresses({ body }),
      invalidatesTags: (_, problem) => (problem ? [] : ["Address"]),
    }),
    /** Imports a CSV file. It may change the member's own address, and with it the profile. */
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
