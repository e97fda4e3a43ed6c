/** The texts about recipients of data from the shop's pages (電気通信事業法, 外部送信). */
export const thirdPartyCopy = {
  gtm: {
    service: "Google タグマネージャー、Google アナリティクス",
    provider: "Google LLC",
    data: "ご覧になったページと商品、カートとご注文の内容、お使いの端末とブラウザーの種類、IPアドレス、クッキーの識別子",
    purpose: "お店の利用状況を調べ、使いやすくするため",
  },
  recaptcha: {
    service: "reCAPTCHA",
    provider: "Google LLC",
    data: "入力画面での操作、お使いの端末とブラウザーの種類、IPアドレス、クッキーの識別子",
    purpose: "機械による不正な送信を防ぐため",
  },
  payment: {
    data: "カード番号、カード名義、有効期限、セキュリティコード、お使いの端末とブラウザーの種類、IPアドレス",
    purpose: "カードでのお支払いを手続きし、不正な利用を防ぐため",
  },
  recommend: {
    data: "ご覧になった商品と一覧、カートに入れた商品、ご注文の内容、IPアドレス",
    purpose: "お客様に合う商品をおすすめするため",
  },
} as const;
