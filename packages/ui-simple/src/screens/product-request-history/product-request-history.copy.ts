import { formatDate } from "@noren/validation/format";

export const productRequestHistoryCopy = {
  title: "リクエスト履歴",
  lead: "お取り扱いや再入荷をご希望いただいた商品と、お店からの回答です。",
  loading: "リクエスト履歴を読み込んでいます",
  empty: "リクエストの履歴はありません",
  open: "商品をリクエストする",
  form: {
    title: "商品をリクエストする",
    restockTitle: "再入荷をリクエストする",
    loading: "商品を読み込んでいます",
    lead: "お取り扱いのない商品も承ります。お店からの回答は、このページでご覧いただけます。",
    restockLead: "入荷のご希望を承ります。お店からの回答は、このページでご覧いただけます。",
    requested: (requestedAt: string) =>
      `この商品は${formatDate(requestedAt)}にリクエストを承っています。お店からの回答をお待ちください。`,
    close: "リクエスト履歴に戻る",
    submit: "リクエストを送る",
    cancel: "リクエストをやめる",
  },
  requested: (name: string) => `「${name}」のリクエストを受け付けました。`,
  maker: (name: string) => `メーカー名：${name}`,
  quantity: (count: string) => `ご希望の数量：${count}点`,
  reply: "お店からの回答",
  remove: (name: string) => `${name}のリクエストを履歴から削除する`,
  removal: {
    title: "リクエストの削除",
    lead: ({ product_name, reply }: { product_name: string; reply: string | null }) =>
      `「${product_name}」のリクエスト${reply === null ? "" : "とお店からの回答"}を履歴から削除します。削除すると元に戻せません。よろしいですか。`,
    remove: "削除する",
    cancel: "削除しない",
  },
  removed: (name: string) => `「${name}」のリクエストを履歴から削除しました。`,
  back: "マイページへ戻る",
} as const;
