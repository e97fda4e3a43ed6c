import type { Answer, ReceiptInfo } from "@noren/contract";
import type { DownloadOutcome } from "@noren/domain/downloads";
import { api } from "../api.ts";
import { buildQuery, buildFileQuery } from "../build-query.ts";
import { orderChange } from "./order.ts";

const downloadReceipt = buildFileQuery("downloadReceipt", "GET", "/v1/me/orders/{id}/download/receipt", "receipt.pdf");
const saveReceipt = buildQuery("saveReceipt", "PUT", "/v1/me/orders/{id}/download/receipt");
const downloadOrderQuotation = buildFileQuery(
  "downloadOrderQuotation",
  "GET",
  "/v1/me/orders/{id}/download/quotation",
  "quotation.pdf",
);
const downloadCartQuotation = buildFileQuery(
  "downloadCartQuotation",
  "GET",
  "/v1/carts/{token}/download/quotation",
  "quotation.pdf",
);

/** Receipts of a member's orders, and quotations. */
export const receipt = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first download issues the receipt, so the order is refetched. */
    downloadReceipt: build.mutation<DownloadOutcome, number>({
      query: (id) => downloadReceipt({ params: { id } }),
      invalidatesTags: (saved, _, id) => (saved ? [{ type: "Order", id }] : []),
    }),
    saveReceipt: build.mutation<Answer<"saveReceipt">, { id: number; receipt: ReceiptInfo }>({
      query: ({ id, receipt: body }) => saveReceipt({ params: { id }, body }),
      ...orderChange,
    }),
    downloadOrderQuotation: build.mutation<DownloadOutcome, number>({
      query: (id) => downloadOrderQuotation({ params: { id } }),
    }),
    downloadCartQuotation: build.mutation<DownloadOutcome, string>({
      query: (token) => downloadCartQuotation({ params: { token } }),
    }),
  }),
});

export const {
  useDownloadReceiptMutation,
  useSaveReceiptMutation,
  useDownloadOrderQuotationMutation,
  useDownloadCartQuotationMutation,
} = receipt;
