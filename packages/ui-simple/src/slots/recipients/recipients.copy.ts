export const recipientsCopy = {
  to: (name: string) => `${name} 様`,
  defaultBadge: "いつものお届け先",
  ownBadge: "ご本人",
  typedBadge: "今回のみ",
  search: "住所を検索",
  searchHelp: "お名前・フリガナ・住所・電話番号で探せます。",
  showAll: (rest: number) => `残りの${rest}件を表示する`,
  found: (count: number) => (count === 0 ? "見つかりませんでした。" : `${count}件見つかりました。`),
} as const;
