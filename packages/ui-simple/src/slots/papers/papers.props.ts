import type { ReceiptInfo } from "@noren/contract";
import type { quotationFields } from "@noren/validation/fields/receipt";
import type { FormOutput } from "@noren/validation/form-values";
import type { FormSubmit } from "#ui/forms/form-submit";

/** A paper that a press downloads. */
export interface DownloadProps {
  isBusy: boolean;
  onDownloaded: () => void;
}

export interface ReceiptProps {
  /** `ready` to be issued, `issued` to be reissued with the same text, `refused` for the `reason`. */
  status: "ready" | "issued" | "refused";
  /** Why it cannot be issued; null if it can. */
  reason: string | null;
  /** When it was first issued, ISO 8601; null before. */
  issuedAt: string | null;
  info: ReceiptInfo;
  /** Saves the text and downloads the receipt, which issues it. */
  onIssued: FormSubmit<ReceiptInfo>;
  reissue: DownloadProps;
}

export type QuotationSubmit = FormSubmit<FormOutput<typeof quotationFields>>;

export interface OrderPapersProps {
  receipt: ReceiptProps;
  /** Null in a shop without quotations, and for a cancelled order. */
  onQuoted: QuotationSubmit | null;
  /** The slips in the parcels; null if the order has none. */
  slip: (DownloadProps & { hasPrices: boolean }) | null;
}
