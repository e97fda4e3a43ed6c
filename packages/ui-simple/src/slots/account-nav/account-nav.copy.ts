import type { AccountGroup, AccountRoom } from "#ui/slots/account-nav/account-nav.props";

export const accountNavCopy = {
  label: "マイページのメニュー",
  home: "マイページ",
  groups: {
    shopping: "ご注文・お問い合わせ",
    kept: "お気に入り・履歴",
    stored: "登録している情報",
    account: "会員情報・ログイン",
  } satisfies Record<AccountGroup, string>,
  rooms: {
    order_history: "注文履歴",
    coupon: "クーポン",
    point: "ポイント",
    request: "リクエスト履歴",
    message: "メッセージ",
    inquiry: "お問い合わせ履歴",
    favourite: "お気に入り",
    product_history: "最近見た商品",
    search_history: "検索履歴",
    bookmark: "ブックマーク",
    address: "アドレス帳",
    card: "クレジットカード",
    memorial: "記念日",
    measurement: "からだの寸法",
    embroidery: "お名入れの文字",
    user_info: "会員情報",
    password: "パスワード",
    passkey: "パスキー",
    login_history: "ログイン履歴",
    leave: "退会",
  } satisfies Record<AccountRoom, string>,
} as const;
