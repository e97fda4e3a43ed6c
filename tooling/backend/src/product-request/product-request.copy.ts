import type { ProductRequestStatus } from "@noren/contract";

export const requestStatusNames: Record<ProductRequestStatus, string> = {
  received: "受付済み",
  checking: "確認中",
  answered: "回答済み",
  declined: "お取り扱いなし",
};
