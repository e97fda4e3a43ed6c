import {
  useDownloadDeliverySlipsMutation,
  useDownloadOrderQuotationMutation,
  useDownloadReceiptMutation,
  useSaveReceiptMutation,
} from "@noren/api/endpoints/receipt";
import type { Order } from "@noren/contract";
import { papersCopy as copy } from "#ui/slots/papers/papers.copy";
import type { OrderPapersProps } from "#ui/slots/papers/papers.props";
import { useDownload } from "../state/use-download.ts";
import { useSeller } from "../state/seller.ts";
import { toReceipt } from "./to-receipt.ts";
import { usePaperForm } from "./use-paper-form.ts";

/** No slip shows prices for a social gift, nor for a parcel that hides them. */
const hasPrices = ({ shippings, social_gift }: Order): boolean =>
  social_gift === null && shippings.some(({ packings }) => packings.some(({ hides_prices }) => !hides_prices));

/** The papers of a member's order; null without one. */
export function useOrderPapers(order: Order | undefined, refetch: () => void): OrderPapersProps | null {
  const [saveReceipt] = useSaveReceiptMutation();
  const [downloadReceipt, receiptDownload] = useDownloadReceiptMutation();
  const [downloadQuotation] = useDownloadOrderQuotationMutation();
  const [downloadSlips, slipDownload] = useDownloadDeliverySlipsMutation();
  const issue = usePaperForm(copy.receipt.done);
  const quote = usePaperForm(copy.quotation.done);
  const reissue = useDownload(copy.receipt.done);
  const saveSlips = useDownload(copy.slip.done);
  // Only a shop with an issuer has papers.
  const hasIssuer = useSeller() !== null;
  if (!order) return null;
  const { id } = order;
  const isCancelled = order.status === "cancelled";
  return {
    receipt: {
      ...toReceipt(order.receipt),
      onIssued: async (receipt) => {
        const failure = await issue(async () => {
          await saveReceipt({ id, receipt }).unwrap();
          await downloadReceipt(id).unwrap();
        });
        // Another tab may have issued it, or the order may be cancelled by now.
        if (failure) refetch();
        return failure;
      },
      reissue: {
        isBusy: receiptDownload.isLoading,
        onDownloaded: () => reissue(() => downloadReceipt(id).unwrap()),
      },
    },
    // Its prices would be valid for an order that no longer exists.
    onQuoted: hasIssuer && !isCancelled ? (query) => quote(() => downloadQuotation({ id, ...query }).unwrap()) : null,
    slip:
      hasIssuer && !isCancelled
        ? {
            hasPrices: hasPrices(order),
            isBusy: slipDownload.isLoading,
            onDownloaded: () => saveSlips(() => downloadSlips(id).unwrap()),
          }
        : null,
  };
}
