import type { PaymentCode } from "../payment/methods/offer.ts";

/** The words of the tables on the pages about delivery and payment. */
export const pageTableCopy = {
  destination: "お届け先",
  carriage: "送料（税込）",
  roadDays: "発送からお届けまで",
  days: (days: number) => `約${days}日`,
  yen: (amount: number) => `${amount.toLocaleString("ja-JP")}円`,
  amount: "お支払い金額",
  fee: "手数料（税込）",
  /** A limit of 54,001 yen is said as people say it: 54,000 and less. */
  below: (amount: number) =>
    amount % 100 === 1 ? `${(amount - 1).toLocaleString("ja-JP")}円以下` : `${amount.toLocaleString("ja-JP")}円未満`,
  fromBelow: (from: number, below: number) =>
    `${from.toLocaleString("ja-JP")}円以上 ${below.toLocaleString("ja-JP")}円未満`,
  freeFrom: (amount: number) =>
    `一度のご注文で、商品代金の合計が税込${amount.toLocaleString("ja-JP")}円以上のとき、送料は無料です。お届け先がいくつあっても、どの地域でも変わりません。`,
  neverFree: "商品代金の合計にかかわらず、上の送料をいただいております。",
  paidWhen: (name: string, when: string) => `${name}：${when}`,
  payments: {
    card: {
      when: "ご注文の確定時",
      guide: [
        "Visa、Mastercard、JCB、American Express、Diners Clubをご利用いただけます。お支払い回数は1回です。",
        "カード番号は決済サービスへ直接送られ、当店が受け取ることはありません。カード会社による本人認証（3Dセキュア）をお願いすることがあります。会員の方は、カードを5枚までご登録いただけます。",
      ],
    },
    redirect: {
      when: "ご注文の確定時",
      guide: [
        "ご注文の確定後、決済サービスの画面に移ってお支払いください。30分以内にお手続きが終わらない場合、ご注文は確定しません。",
      ],
    },
    convenience: {
      when: "ご注文から7日以内",
      guide: [
        "ご注文の完了後に表示する受付番号を、コンビニエンスストアのレジでお知らせください。お支払いの期限は、ご注文から7日以内です。期限を過ぎたご注文は、自動的に取り消しとなります。ご入金を確認してから発送の準備に入ります。次の手数料がかかります。",
      ],
    },
    deferred: {
      when: "請求書の発行から14日以内",
      guide: [
        "商品とは別にお届けする請求書で、コンビニエンスストア、銀行、郵便局からお支払いください。ご注文時に審査があり、結果によってはご利用いただけません。お届け先が複数のご注文では、お選びいただけません。次の手数料がかかります。",
      ],
    },
    bank_transfer: {
      when: "ご注文から7日以内",
      guide: [
        "ご注文の完了後に表示する口座へお振り込みください。お振り込みの期限は、ご注文から7日以内です。期限を過ぎたご注文は、取り消しとさせていただきます。ご入金を確認してから発送の準備に入ります。振込手数料はお客様のご負担となります。",
      ],
    },
    invoice: {
      when: "請求書の発行日の翌月末日まで",
      guide: [
        "商品とは別に請求書をお送りします。請求書の発行日の翌月末日までにお支払いください。会員情報に会社名をご登録いただいた会員の方のみお選びいただけます。振込手数料はお客様のご負担となります。",
      ],
    },
    cash_on_delivery: {
      when: "商品のお届け時",
      guide: [
        "お荷物のお届け時に、配達員へ現金でお支払いください。次の代引手数料がかかります。お届け先が複数のご注文と、30万円以上のご注文では、お選びいただけません。",
      ],
    },
  } satisfies Record<PaymentCode, { when: string; guide: string[] }>,
} as const;
