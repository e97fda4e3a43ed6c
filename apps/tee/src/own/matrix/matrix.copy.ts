export const matrixCopy = {
  /** The options that make a table. */
  options: { colour: "色", size: "サイズ" },
  keys: "矢印キーで隣のますへ、Enterで下のますへ動きます。表計算の表は、色とサイズの見出しごとはりつけられます。",
  colours: "色を選ぶ",
  cell: (name: string) => `${name}の枚数`,
  less: (name: string) => `${name}を1枚減らす`,
  more: (name: string) => `${name}を1枚増やす`,
  left: (pieces: number) => `残り${pieces}`,
  /** At a cell of which some pieces are in the cart. */
  further: (pieces: number) => (pieces > 0 ? `あと${pieces}枚` : "すべてカートに"),
  soldOut: "完売",
  /** At a cell with pieces. */
  gone: "完売しました",
  notMade: "なし",
  notNumber: "枚数を数字で入力してください",
  onlyLeft: (pieces: number) => `残りは${pieces}枚です`,
  /** The rest is in the cart, or one order may have no more. */
  atMost: (max: number) => (max > 0 ? `あと${max}枚までです` : "残りはすべてカートの中です"),
  sumOf: (colour: string, pieces: number) => (pieces > 0 ? `${colour}、${pieces}枚` : colour),
  empty: "まだ0枚です。表に枚数を入れると、合計がここに出ます。",
  taxIncluded: "税込",
  add: (pieces: number) => `${pieces.toLocaleString("ja-JP")}枚をカートに入れる`,
  enter: "枚数を入れてください",
  nothingAdded: "まだ何もカートに入れていません。",
  unplaced: (values: number) => `はりつけた表のうち、次の${values}件は入れていません`,
  /** 紫 M：9（完売） */
  unplacedValue: (place: string, text: string, reason: string) => `${place}：${text}（${reason}）`,
  others: (values: number) => `ほか${values}件`,
  pastedRow: (row: number) => `${row}行目`,
  notInTable: "この表にありません",
  notSold: "作っていません",
  noNumber: "数字ではありません",
  unreadTable: "はりつけた表から枚数を読み取れませんでした",
  rosterBelow: "名簿は、下の「名簿をはりつけて数える」にはりつけてください。",
  roster: "名簿をはりつけて数える",
  rosterLabel: "名前・サイズ・番号（一人一行）",
  rosterHelp: (colour: string) =>
    colour
      ? `色を書いていない行は、いま選んでいる「${colour}」に数えます。`
      : "サイズを読み取って、表に枚数を足します。",
  /** The word above the sizes in a roster. */
  rosterHeadings: ["サイズ", "SIZE"] as readonly string[],
  count: "表に数える",
  counted: (pieces: number) => `${pieces}人ぶんを表に足しました。`,
  noneCounted: "サイズの書かれた行がありませんでした。",
  unread: (lines: number) => `${lines}行は、サイズが読み取れませんでした。`,
  unreadLine: (line: number, text: string) => `${line}行目：${text}`,
  stopped: "ただいまご注文の受付を停止しています。",
  ask: "再入荷をたずねる",
  clear: "表を空にする",
  offline: "通信できませんでした。カートには何も入れていません。電波の状況をお確かめのうえ、もう一度お試しください。",
} as const;
