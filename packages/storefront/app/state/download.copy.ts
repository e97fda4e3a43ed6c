/** Toasts of downloads [export.deferred] [banner.toast]. */
export const downloadCopy = {
  done: "ダウンロードが完了しました",
  exported: "エクスポートが完了しました。",
  deferred: "処理に時間がかかっています。完了まで、しばらくお待ちください。",
};
