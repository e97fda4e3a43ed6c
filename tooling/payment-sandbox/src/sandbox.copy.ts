/** Texts of the sandbox's pages, for shoppers and for operators. */
export const sandboxCopy = {
  service: "のれんペイメント（テスト環境）",
  testOnly: "テスト環境です。実際のお支払いは発生しません。",
  notFound: "このお手続きは見つからないか、すでに終了しています。お店の画面に戻って、もう一度お手続きください。",
  over: "お手続きの終了",
  yen: (amount: number) => `${amount.toLocaleString("ja-JP")}円`,
  amount: "お支払い金額",
  orderNo: "ご注文番号",
  card: "カード番号",
  masked: (last4: string) => `**** **** **** ${last4}`,
  bank: {
    title: "カードの本人認証（3Dセキュア）",
    lead: "カード会社に登録されている電話番号へ、認証コードをお送りしました。届いたコードを入力してください。",
    code: "認証コード（数字6桁）",
    hint: (code: string) => `テスト用の認証コードは ${code} です。`,
    wrong: "認証コードが正しくありません。もう一度入力してください。",
    confirm: "認証する",
    cancel: "認証せずにお店に戻る",
  },
  wallet: {
    title: "こばんペイ",
    lead: "内容をご確認のうえ、お支払いください。",
    balance: "残高",
    confirm: "支払う",
    cancel: "支払わずにお店に戻る",
  },
  token: {
    number: "テスト用のカード番号を入力してください。",
    expired: "有効期限が切れています。",
    code: "セキュリティコードをご確認ください。",
    name: "カード名義をご確認ください。",
    invalid: "カード情報をご確認ください。",
  },
  operator: {
    title: "テスト環境の操作",
    lead: "コンビニでのお支払いや、期限切れ、お店への通知を、ここから起こせます。",
    empty: "まだお支払いはありません。",
    head: ["日時", "ご注文番号", "方法", "金額", "状態", "受付番号・期限", "操作"],
    method: { card: "カード", convenience: "コンビニ", redirect: "こばんペイ", deferred: "後払い" } as Readonly<
      Record<string, string>
    >,
    status: {
      pending: "お客様の操作待ち",
      authorised: "承認済み",
      captured: "売上確定",
      failed: "不成立",
      returned: "取消・返金",
    },
    waiting: "入金待ち",
    until: (day: string) => `${day}まで`,
    actions: {
      pay: "店頭で支払う",
      expire: "期限切れにする",
      steal: "不正利用として取り消す",
      notify: "お店に通知する",
    },
    pendingCallbacks: (count: number) => `お店がまだ受け取っていない通知：${count}件`,
    cards: "テスト用のカード番号",
    behaviour: {
      good: "承認される",
      challenged: "本人認証を求められる",
      declined: "カード会社に断られる",
      stolen: "不正利用として断られる",
    },
    others: (code: string, phone: string) =>
      `有効期限は未来の年月、セキュリティコードと名義は任意です。本人認証のコードは ${code} です。電話番号の末尾が ${phone} の方の後払いは、審査で断られます。`,
  },
} as const;
