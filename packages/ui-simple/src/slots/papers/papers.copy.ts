import { labelOf } from "@noren/validation/fields/field";
import { receiptFields } from "@noren/validation/fields/receipt";
import { formatDate } from "@noren/validation/format";

type Honorific = (typeof receiptFields.honorific.options)[number]["value"];

/** Text about receipts, quotations and delivery slips. */
export const papersCopy = {
  title: "領収書・見積書・納品書",
  receipt: {
    title: "領収書",
    ready: "宛名と但し書きを入力して、PDFで発行いただけます。適格請求書（インボイス）としてお使いいただけます。",
    issue: "領収書を発行する",
    addresseeHelp: "会社名などに変更いただけます。敬称は入力しないでください。",
    provisoHelp: "「但し」「として」は自動で付きます。",
    final: "発行後は、宛名・敬称・但し書きを変更できません。内容をお確かめのうえ発行してください。",
    submit: "この内容で発行する",
    close: "発行しない",
    issued: (at: string) => `${formatDate(at)}に発行しました。`,
    addressee: "宛名",
    addresseeOf: ({ addressee, honorific }: { addressee: string; honorific: Honorific }) =>
      `${addressee} ${labelOf(receiptFields.honorific, honorific)}`,
    proviso: "但し書き",
    reissueHelp: "もう一度ダウンロードすると、同じ内容の領収書に「再発行」と記載されます。",
    reissue: "領収書を再発行する",
    done: "領収書をダウンロードしました。",
  },
  quotation: {
    title: "見積書",
    text: "ご注文の内容を記載した見積書を、PDFでお渡しします。",
    open: "見積書を作成する",
    addresseeHelp:
      "未入力の場合は、会員情報の会社名、またはご注文者のお名前を記載します。どちらもないときは空欄になります。",
    validity: "有効期限は、ご注文日から30日間です。",
    submit: "見積書をダウンロードする",
    close: "閉じる",
    done: "見積書をダウンロードしました。",
  },
  slip: {
    title: "納品書",
    text: "お荷物に同封する納品書の内容を、PDFでご確認いただけます。",
    withoutPrices: "お荷物に同封する納品書の内容を、PDFでご確認いただけます。金額は記載していません。",
    download: "納品書をダウンロードする",
    done: "納品書をダウンロードしました。",
  },
} as const;
