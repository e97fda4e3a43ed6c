import type { AccountRoom } from "#ui/slots/account-nav/account-nav.props";

const daysLeft = (days: number) => (days === 0 ? "本日まで" : `あと${days}日`);

export const mypageHomeCopy = {
  title: "マイページ",
  loading: "マイページを読み込んでいます",
  hello: (name: string) => `${name} 様`,
  point: (point: string) => `（保有ポイント ${point}pt）`,
  reminders: "お知らせ",
  reminder: {
    messages: (count: string) => `未読のメッセージが${count}件あります`,
    inquiries: (count: string) => `お問い合わせへの回答が${count}件あります`,
  },
  warning: {
    password: "パスワードの有効期限が過ぎています。変更してください",
    undelivered: "メールをお届けできませんでした。メールアドレスをご確認ください",
  },
  newEmail: (email: string) => `${email} への変更は、確認メールのリンクを開くと完了します`,
  expiry: {
    coupons: (count: string, days: number) => `まもなく期限を迎えるクーポンが${count}枚あります（${daysLeft(days)}）`,
    points: (count: string, days: number) => `ポイント${count}ptがまもなく失効します（${daysLeft(days)}）`,
  },
  memorial: (name: string, days: number) => (days === 0 ? `今日は「${name}」です` : `「${name}」まであと${days}日`),
  gifts: {
    memorial: (day: string) => `${day}・贈りものを探す`,
    "day-of-death": (day: string) => `${day}・お供えの品を探す`,
  },
  latest: "最近のご注文",
  underWay: "お届け前のご注文",
  allOrders: "注文履歴をすべて見る",
  noOrders: "ご注文の履歴はまだありません。",
  menu: "メニュー",
  shops: "ほかのショップ",
  shopsLead: "ログインしたまま移動できます。",
  logout: "ログアウト",
  leads: {
    order_history: "ご注文の内容と状況の確認、キャンセル",
    message: "お店からのお知らせ",
    inquiry: "お問い合わせと回答の確認、返信",
    memorial: "大切な方の誕生日や記念日の登録",
    measurement: "注文票で、合うサイズをご案内します",
    embroidery: "刺繍する文字と、糸の色・位置の登録",
    address: "お届け先と送り主の登録・変更",
    card: "カードの登録・削除、メインのカードの変更",
    favourite: "お気に入りに入れた商品",
    product_history: "最近ご覧になった商品",
    search_history: "検索に使ったことば",
    request: "ご希望いただいた商品とお店の回答",
    bookmark: "ブックマークしたページ",
    coupon: "お使いいただけるクーポン",
    point: "保有ポイントと履歴",
    user_info: "お名前・ご住所・ご連絡先の変更",
    password: "パスワードの変更",
    passkey: "指紋や顔の認証でのログイン",
    login_history: "いつ、どの端末からログインしたか",
    leave: "退会の手続き",
  } satisfies Record<AccountRoom, string>,
} as const;
