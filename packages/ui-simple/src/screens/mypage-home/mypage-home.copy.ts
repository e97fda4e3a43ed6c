import type { MypageLink } from "./mypage-home.props.ts";

export const mypageHomeCopy = {
  title: "マイページ",
  loading: "マイページを読み込んでいます",
  hello: (name: string) => `${name} 様`,
  point: (point: string) => `（保有ポイント ${point}pt）`,
  latest: "最近のご注文",
  allOrders: "注文履歴をすべて見る",
  noOrders: "ご注文の履歴はまだありません。",
  menu: "メニュー",
  shops: "ほかのショップ",
  shopsLead: "ログインしたまま移動できます。",
  logout: "ログアウト",
  links: {
    order_history: { name: "注文履歴", lead: "ご注文の内容と状況の確認、キャンセル" },
    address: { name: "アドレス帳", lead: "お届け先と送り主の登録・変更" },
    card: { name: "クレジットカード", lead: "カードの登録・削除、メインのカードの変更" },
    favourite: { name: "お気に入り", lead: "お気に入りに入れた商品" },
    product_history: { name: "最近見た商品", lead: "最近ご覧になった商品" },
    search_history: { name: "検索履歴", lead: "検索に使ったことば" },
    coupon: { name: "クーポン", lead: "お使いいただけるクーポン" },
    point: { name: "ポイント", lead: "保有ポイントと履歴" },
    user_info: { name: "会員情報", lead: "お名前・ご住所・ご連絡先の変更" },
    password: { name: "パスワード", lead: "パスワードの変更" },
    login_history: { name: "ログイン履歴", lead: "いつ、どの端末からログインしたか" },
    leave: { name: "退会", lead: "退会の手続き" },
  } satisfies Record<MypageLink, { name: string; lead: string }>,
} as const;
