/** Credit card, as the shopper reads it. */
export const cardCopy = {
  name: "クレジットカード",
  description:
    "Visa、Mastercard、JCB、American Express、Diners Clubをご利用いただけます。カード会社による本人認証（3Dセキュア）をお願いすることがあります。",
  timing: "ご注文の確定時に決済します。",
  lawPageTiming: "ご注文の確定時",
  guideParagraphs: [
    "Visa、Mastercard、JCB、American Express、Diners Clubをご利用いただけます。お支払い回数は1回です。",
    "カード番号は決済サービスへ直接送られ、当店が受け取ることはありません。カード会社による本人認証（3Dセキュア）をお願いすることがあります。会員の方は、カードを5枚までご登録いただけます。",
  ],
} as const;
