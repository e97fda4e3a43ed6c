export const scriptNoteCopy = {
  text: "この画面のご利用には、JavaScriptが必要です。ブラウザーの設定で有効にしてから、もう一度読み込んでください。",
};
