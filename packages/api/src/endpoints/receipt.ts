import type { Answer, ReceiptInfo } from "@noren/contract";
import type { DownloadOutcome } from "@noren/domain/downloads";
import { api } from "../api.ts";
import { buildFileQuery } from "../build-file-query.ts";
import { buildQuery } from "../build-query.ts";
import { orderChange } from "./order.ts";

const downloadReceipt = buildFileQuery("downloadReceipt", "GET", "/v1/me/orders/{id}/download/receipt", "receipt.pdf");
const saveReceipt = buildQuery("saveReceipt", "PUT", "/v1/me/orders/{id}/download/receipt");
const downloadOrderQuotation = buildFileQuery(
  "downloadOrderQuotation",
  "GET",
  "/v1/me/orders/{id}/download/quotation",
  "quotation.pdf",
);
const downloadDeliverySlips = buildFileQuery(
  "downloadDeliverySlips",
  "GET",
  "/v1/me/orders/{id}/download/delivery-slip",
  "delivery-slip.pdf",
);
const downloadCartQuotation = buildFileQuery(
  "downloadCartQuotation",
  "GET",
  "/v1/carts/{token}/download/quotation",
  "quotation.pdf",
);

/** To whom a quotation is made out; null for the orderer. */
interface QuotationAddressee {
  addressee: string | null;
  honorific: ReceiptInfo["honorific"];
}

/** Receipts and delivery slips of a member's orders, and quotations. */
export const receipt = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first download issues the receipt, also if its answer is lost, so the order is refetched. */
    downloadReceipt: build.mutation<DownloadOutcome, number>({
      query: (id) => downloadReceipt({ params: { id } }),
      invalidatesTags: (_saved, _error, id) => [{ type: "Order", id }],
    }),
    saveReceipt: build.mutation<Answer<"saveReceipt">, { id: number; receipt: ReceiptInfo }>({
      query: ({ id, receipt: body }) => saveReceipt({ params: { id }, body }),
      ...orderChange,
    }),
    downloadOrderQuotation: build.mutation<DownloadOutcome, QuotationAddressee & { id: number }>({
      query: ({ id, ...query }) => downloadOrderQuotation({ params: { id }, query }),
    }),
    downloadDeliverySlips: build.mutation<DownloadOutcome, number>({
      query: (id) => downloadDeliverySlips({ params: { id } }),
    }),
    downloadCartQuotation: build.mutation<DownloadOutcome, QuotationAddressee & { token: string }>({
      query: ({ token, ...query }) => downloadCartQuotation({ params: { token }, query }),
    }),
  }),
});

export const {
  useDownloadReceiptMutation,
  useSaveReceiptMutation,
  useDownloadOrderQuotationMutation,
  useDownloadDeliverySlipsMutation,
  useDownloadCartQuotationMutation,
} = receipt;
