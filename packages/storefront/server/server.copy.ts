export const serverCopy = {
  unavailable: "ただいまサービスに接続できません。しばらく時間をおいてから、もう一度お試しください。",
  malformedUrl: "URLの形式が正しくありません。",
  tooLarge: "送信されたデータが大きすぎます。",
  tooSlow: "応答に時間がかかっています。しばらく時間をおいてから、もう一度お試しください。",
};
