export const recipientsCopy = {
  to: (name: string) => `${name} 様`,
  defaultBadge: "いつものお届け先",
  ownBadge: "ご本人",
  typedBadge: "今回のみ",
  search: "住所を検索",
  searchHelp: "お名前・フリガナ・住所・電話番号で探せます。",
  showMore: (next: number, rest: number) =>
    next === rest ? `残りの${rest}件を表示する` : `次の${next}件を表示する（残り${rest}件）`,
  found: (count: number) => (count === 0 ? "見つかりませんでした。" : `${count}件見つかりました。`),
} as const;
