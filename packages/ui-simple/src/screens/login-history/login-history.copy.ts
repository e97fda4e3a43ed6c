export const loginHistoryCopy = {
  title: "ログイン履歴",
  lead: "過去1年間のログインです。",
  loading: "ログイン履歴を読み込んでいます",
  empty: "ログイン履歴はありません",
  method: (name: string) => `${name}によるログイン`,
  current: "この端末",
  ip: (address: string) => `IPアドレス ${address}`,
  unknownTitle: "お心当たりのないログインがある場合",
  unknownLead:
    "ほかの方に利用されているおそれがあります。現在のパスワードを入力してこの端末以外をログアウトし、続けてパスワードを変更してください。",
  end: "ほかの端末をログアウトする",
  ended: "この端末以外をすべてログアウトしました。続けてパスワードを変更してください。",
  toPassword: "パスワードを変更する",
  back: "マイページへ戻る",
} as const;
