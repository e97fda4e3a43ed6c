export const noticeCopy = {
  info: "お知らせ",
  success: "完了",
  warning: "ご注意",
  error: "エラー",
  dismiss: "このお知らせを閉じる",
};
