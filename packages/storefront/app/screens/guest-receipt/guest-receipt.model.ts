import {
  useDownloadGuestReceiptMutation,
  useGetGuestReceiptQuery,
  useSaveGuestReceiptMutation,
} from "@noren/api/endpoints/guest-receipt";
import { paths } from "@noren/contract/paths";
import type { Problem } from "@noren/domain/problem";
import { skipToken } from "@reduxjs/toolkit/query";
import { useSearchParams } from "react-router";
import type { GuestReceiptProps } from "#ui/screens/guest-receipt/guest-receipt.props";
import { papersCopy as copy } from "#ui/slots/papers/papers.copy";
import { toReceipt } from "../../papers/to-receipt.ts";
import { usePaperForm } from "../../papers/use-paper-form.ts";
import { toFormFailure } from "../../problem/form-failure.ts";
import { useDownload } from "../../state/use-download.ts";
import { isMissingResource } from "../../state/use-missing.ts";
import { useShopContact } from "../../state/shop-contact.ts";

/** The receipt of an order, by the number and the token of its mail's link [auth.guest-receipt]. */
export function useGuestReceiptModel(): GuestReceiptProps {
  const [searchParams] = useSearchParams();
  const no = searchParams.get("no");
  const t = searchParams.get("t");
  const key = no && t ? { no, t } : null;
  const { currentData: data, error, refetch } = useGetGuestReceiptQuery(key ?? skipToken);
  const [saveReceipt] = useSaveGuestReceiptMutation();
  const [downloadReceipt, { isLoading: isBusy }] = useDownloadGuestReceiptMutation();
  const issue = usePaperForm(copy.receipt.done);
  const reissue = useDownload(copy.receipt.done);
  const isMissing = key === null || isMissingResource(error);
  return {
    receipt: isMissing
      ? "missing"
      : data
        ? {
            ...toReceipt(data),
            orderNo: data.no,
            onIssued: async (receiptInfo) => {
              const failure = await issue(async () => {
                await saveReceipt({ ...key, receiptInfo }).unwrap();
                await downloadReceipt(key).unwrap();
              });
              // Another tab may have issued it, or the order may be cancelled by now.
              if (failure) void refetch();
              return failure;
            },
            reissue: { isBusy, onDownloaded: () => reissue(() => downloadReceipt(key).unwrap()) },
          }
        : null,
    failureText: error === undefined || isMissing ? null : toFormFailure(error as Problem).message,
    contact: useShopContact(),
    homePath: paths.home(),
    onRetried: () => void refetch(),
  };
}
