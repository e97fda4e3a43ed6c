import type { Answer, ReceiptInfo } from "@noren/contract";
import type { DownloadOutcome } from "@noren/domain/downloads";
import { api, keyedTag } from "../api.ts";
import { buildFileQuery } from "../build-file-query.ts";
import { buildQuery } from "../build-query.ts";

const checkGuestReceipt = buildQuery("checkGuestReceipt", "GET", "/v1/orders/{no}/check/receipt");
const getGuestReceipt = buildQuery("getGuestReceipt", "GET", "/v1/orders/{no}/guest/receipt");
const saveGuestReceipt = buildQuery("saveGuestReceipt", "PUT", "/v1/orders/{no}/guest/receipt");
const downloadGuestReceipt = buildFileQuery(
  "downloadGuestReceipt",
  "GET",
  "/v1/orders/{no}/download/receipt",
  "receipt.pdf",
);

/** The order number and the token from its mail. */
export interface OrderKey {
  no: string;
  t: string;
}

const request = ({ no, t }: OrderKey) => ({ params: { no }, query: { t } });
const tag = ({ no }: OrderKey) => [keyedTag("Receipt", no)];

/** The receipt of an order, by its number and token [auth.guest-receipt]. */
export const guestReceipt = api.injectEndpoints({
  endpoints: (build) => ({
    checkGuestReceipt: build.query<Answer<"checkGuestReceipt">, OrderKey>({
      query: (key) => checkGuestReceipt(request(key)),
      providesTags: (_, __, key) => tag(key),
    }),
    getGuestReceipt: build.query<Answer<"getGuestReceipt">, OrderKey>({
      query: (key) => getGuestReceipt(request(key)),
      providesTags: (_, __, key) => tag(key),
    }),
    saveGuestReceipt: build.mutation<Answer<"saveGuestReceipt">, OrderKey & { receiptInfo: ReceiptInfo }>({
      query: ({ no, t, receiptInfo }) => saveGuestReceipt({ params: { no }, body: { t, receiptInfo } }),
      async onQueryStarted({ no, t }, { dispatch, queryFulfilled }): Promise<void> {
        const saved = await queryFulfilled.catch(() => undefined);
        if (!saved) return;
        const { data: value } = saved;
        dispatch(guestReceipt.util.upsertQueryEntries([{ endpointName: "getGuestReceipt", arg: { no, t }, value }]));
      },
    }),
    /** The first download issues the receipt, also if its answer is lost, so its data is refetched. */
    downloadGuestReceipt: build.mutation<DownloadOutcome, OrderKey>({
      query: (key) => downloadGuestReceipt(request(key)),
      invalidatesTags: (_saved, _error, key) => tag(key),
    }),
  }),
});

export const {
  useCheckGuestReceiptQuery,
  useGetGuestReceiptQuery,
  useSaveGuestReceiptMutation,
  useDownloadGuestReceiptMutation,
} = guestReceipt;
