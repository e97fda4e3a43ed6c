export const memorialFormCopy = {
  addTitle: "記念日の追加",
  editTitle: "記念日の編集",
  loading: "記念日を読み込んでいます",
  choose: "選択してください",
  nameHelp: "「母の誕生日」のように、あとで見てわかる名前をつけてください。",
  callHelp: "「お母さん」など、ふだんの呼び方です。",
  monthOf: (month: number) => `${month}月`,
  dateOf: (date: number) => `${date}日`,
  leapDay: "うるう年以外は2月28日にお知らせします。",
  submit: "登録する",
  update: "変更を保存する",
  back: "記念日の一覧へ戻る",
} as const;
