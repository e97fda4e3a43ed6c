import type { OrderPapersProps, ReceiptProps } from "#ui/slots/papers/papers.props";

const info = { addressee: "山田 花子", honorific: "sama", proviso: "お品代" } as const;

export const readyReceipt: ReceiptProps = {
  status: "ready",
  reason: null,
  issuedAt: null,
  info,
  onIssued: async () => undefined,
  reissue: { isBusy: false, onDownloaded: () => undefined },
};

export const issuedReceipt: ReceiptProps = {
  ...readyReceipt,
  status: "issued",
  issuedAt: "2026-11-23T10:15:00+09:00",
  info: { addressee: "株式会社のれん堂", honorific: "onchu", proviso: "食器代" },
};

export const unpaidReceipt: ReceiptProps = {
  ...readyReceipt,
  status: "refused",
  reason: "ご入金の確認後に発行できます。",
};

export const papers: OrderPapersProps = {
  receipt: unpaidReceipt,
  onQuoted: async () => undefined,
  slip: { hasPrices: true, isBusy: false, onDownloaded: () => undefined },
};
