/** The words of the introduction and of the foundations' pages. */
export const foundationsCopy = {
  introduction: {
    title: "のれんの画面集",
    lead: "お店の画面と、画面を組み立てる部品を、状態（通常・空・読込中・エラーなど）ごとに並べています。サーバーもデータも要りません。",
    sections: [
      { name: "基礎", text: "色・文字・余白・形・動き。上のツールバーでテーマを変えると、そのテーマの値になります。" },
      { name: "要素", text: "ボタンや入力欄など、画面を組み立てる最小の単位です。" },
      { name: "部品", text: "ヘッダー・商品カードなど、テーマが差し替えられる単位です。" },
      { name: "画面", text: "お客様がご覧になるすべての画面です。" },
      {
        name: "画面とテーマ",
        text: "すべての画面を、すべてのテーマで、390pxと1280pxで見渡せます。押すとその画面が開きます。",
      },
      { name: "テーマ名（sou など）", text: "そのテーマだけの部品です。ツールバーのテーマも合わせてください。" },
    ],
    howTo: "使い方",
    steps: [
      "テーマ：ツールバーの筆の印で選びます。",
      "幅：ツールバーの画面の印で390・820・1280pxを選びます。",
      "余白と枠：ツールバーの「Measure」と「Outline」で確かめられます。",
      "読み上げと色の差：下の「Accessibility」に違反が出ます。違反があるとテストも通りません。",
    ],
    rule: "色の値は tokens.css だけに書きます。ほかのファイルは名前（--color-accent など）で使います。",
  },
  colours: {
    uses: {
      "--color-paper": "地",
      "--color-paper-quiet": "控えめな地",
      "--color-ink": "本文",
      "--color-ink-soft": "補足",
      "--color-ink-inverse": "濃い地の上の文字",
      "--color-line": "区切り線（意味を持たない）",
      "--color-line-strong": "入力欄などの枠",
      "--color-accent": "主なボタン・リンク",
      "--color-accent-strong": "押したとき",
      "--color-accent-soft": "選ばれている地",
      "--color-danger": "エラー・値下げ",
      "--color-success": "完了・在庫あり",
      "--color-warning": "注意",
      "--color-focus": "フォーカスの枠",
    } as Readonly<Record<string, string>>,
    contrast: "文字と地の明るさの差（4.5以上）",
    text: "文字",
    sample: "送料無料",
    tooLow: "不足",
  },
  type: {
    sample: "暮らしに合う道具を、ひとつずつ。",
    heading: "見出しの書体",
    body: "本文の書体",
  },
  matrix: {
    screen: "画面",
    lead: (screens: number, themes: number) =>
      `${screens}画面と${themes}テーマ。見えている分だけが動きます。押すと、その画面がそのテーマで開きます。`,
    thumbnail: (screen: string, theme: string) => `${screen}（${theme}）`,
    loading: "一覧を読み込んでいます",
    failed: "一覧を読み込めませんでした。ページを開き直してください。",
  },
  measures: { hover: "ポインターを重ねてください" },
};
