export const consentNoticeMessages = {
  title: "外部への情報の送信",
  lead: "お店をより使いやすくするため、閲覧の記録などを外部の事業者へ送信してもよいかをお選びください。お選びいただかなくても、お買い物はそのままお楽しみいただけます。",
  policy: "送信先と送信する情報",
  allow: "同意する",
  refuse: "同意しない",
};
