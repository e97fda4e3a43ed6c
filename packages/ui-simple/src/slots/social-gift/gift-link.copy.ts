export const giftLinkCopy = {
  title: "お相手にお送りするリンク",
  lead: (name: string) =>
    `このリンクを ${name} 様へお送りください。お相手がお届け先とお届け日時をご指定になると、発送の準備に入ります。`,
  oncePaid: (name: string) =>
    `${name} 様へお送りいただくリンクは、ご入金を確認しだい、メールでお知らせします。お受け取りの期限は、その日から数えます。`,
  secrecy: "リンクを開いた方がギフトを受け取れます。お相手のほかには、お見せにならないでください。",
  url: "ギフトのリンク",
  copy: "リンクをコピー",
  copied: "リンクをコピーしました。",
  notCopied: "コピーできませんでした。お手数ですが、リンクの文字を選択してコピーしてください。",
  share: "共有する",
  shareText: (receiver: string, sender: string) =>
    `${receiver} 様へ、${sender} よりギフトをお贈りします。リンクから、お届け先とお届け日時をご指定ください。`,
  qr: "QRコードを表示",
  hideQr: "QRコードを閉じる",
  qrOf: (name: string) => `${name} 様へのギフトのリンクのQRコード`,
  qrHelp: "対面でお渡しするときは、お相手のスマートフォンのカメラで読み取っていただけます。",
  qrLoading: "QRコードを作成しています",
  qrFailed: "QRコードを表示できませんでした。リンクをコピーしてお送りください。",
} as const;
