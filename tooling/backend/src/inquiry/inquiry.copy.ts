import type { InquiryKind, InquiryStatus } from "@noren/contract";

export const inquiryKindNames: Readonly<Record<InquiryKind, string>> = {
  contact: "お問い合わせ",
  corporate: "法人のお問い合わせ",
  catalog: "カタログのご請求",
};

export const inquiryStatusNames: Readonly<Record<InquiryStatus, string>> = {
  received: "受付済み",
  answered: "回答済み",
  closed: "対応完了",
};

/** Error messages of inquiries. */
export const inquiryCopy = {
  category: "お問い合わせの種類を選択してください。",
  files: "添付ファイルの期限が切れています。もう一度添付してください。",
  closed: "このお問い合わせにはこれ以上返信できません。お手数ですが、新しくお問い合わせください。",
  catalogBody: (catalog: string, quantity: number) => `${catalog} ${quantity}部`,
} as const;

/** The mails about inquiries. */
export const inquiryMailCopy = {
  received: {
    subject: (kind: string) => `${kind}を受け付けました`,
    greeting: "お問い合わせいただき、ありがとうございます。下記の内容で承りました。",
    catalogGreeting: "カタログをご請求いただき、ありがとうございます。下記の内容で承りました。",
    reply: "担当者が確認のうえ、2営業日以内にご返信いたします。今しばらくお待ちください。",
    ship: "準備が整い次第、ご指定の住所へお送りいたします。今しばらくお待ちください。",
    stranger: "お心当たりのない場合は、このメールを破棄してください。",
  },
  arrived: {
    subject: (kind: string) => `${kind}が届きました`,
    greeting: "オンラインショップに、下記のとおり届きました。",
    replySubject: "お問い合わせに返信が届きました",
    replyGreeting: "お客様から、お問い合わせに返信が届きました。",
    answer: (email: string) => `ご回答は、お客様のメールアドレス（${email}）へお送りください。`,
  },
  answered: {
    subject: "お問い合わせへの回答",
    greeting: "お問い合わせに回答いたしましたので、ご確認ください。",
  },
  key: "お問い合わせ番号",
  date: "受付日時",
  category: "お問い合わせの種類",
  product: "商品",
  productOf: ({ name, code }: { name: string; code: string }) => `${name}（${code}）`,
  productLink: "商品のページを開く",
  order: "会員のご注文",
  ownOrder: (orderNo: string) => `${orderNo}（この会員のご注文であることを確認済み）`,
  body: "お問い合わせ内容",
  answer: "回答",
  files: "添付ファイル",
  fileCount: (count: number) => `${count}件`,
  link: "お問い合わせを確認する",
} as const;
