import type { Answer, ReceiptInfo } from "@noren/contract";
import type { DownloadOutcome } from "@noren/domain/downloads";
import { api } from "../api.ts";
import { ask, askFile } from "../ask.ts";
import { orderChange } from "./order.ts";

const downloadReceipt = askFile("downloadReceipt", "GET", "/v1/me/orders/{id}/download/receipt", "receipt.pdf");
const saveReceipt = ask("saveReceipt", "PUT", "/v1/me/orders/{id}/download/receipt");
const downloadOrderQuotation = askFile(
  "downloadOrderQuotation",
  "GET",
  "/v1/me/orders/{id}/download/quotation",
  "quotation.pdf",
);
const downloadCartQuotation = askFile(
  "downloadCartQuotation",
  "GET",
  "/v1/carts/{token}/download/quotation",
  "quotation.pdf",
);

/** Receipts of a member's orders, and quotations. */
export const receipt = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first download issues the receipt: the order is asked for again. */
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
