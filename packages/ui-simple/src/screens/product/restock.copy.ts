import { formatDate } from "@noren/validation/format";

export const restockCopy = {
  request: "再入荷をリクエストする",
  requested: (requestedAt: string) => `この商品の再入荷のリクエストを受け付けました（${formatDate(requestedAt)}）。`,
  history: "リクエストの状況を見る",
} as const;
