export const productRequestHistoryCopy = {
  title: "リクエスト履歴",
  lead: "お取り扱いや再入荷をご希望いただいた商品と、お店からの回答です。",
  loading: "リクエスト履歴を読み込んでいます",
  empty: "リクエストの履歴はありません",
  maker: (name: string) => `メーカー名：${name}`,
  quantity: (count: string) => `ご希望の数量：${count}点`,
  reply: "お店からの回答",
  remove: (name: string) => `${name}のリクエストを履歴から削除する`,
  removed: "履歴から削除しました。",
  back: "マイページへ戻る",
} as const;
