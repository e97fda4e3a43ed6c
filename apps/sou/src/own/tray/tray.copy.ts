const kanji = ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];
const count = (number: number) => kanji[number] ?? String(number);

export const trayCopy = {
  /** The option whose values are pieces made by hand, each a variant with a stock of one. */
  option: "一点",
  legend: "盆から一点お選びください",
  only: "一点もの",
  taken: "旅立ちました",
  takenOf: (value: string) => `${value}、旅立ちました`,
  none: "番号の札にふれると、その一点の寸法と見どころが出ます。",
  keys: "矢印キーで盆の上を動き、スペースキーで選びます。Cキーで比べ、Escキーでやめます。",
  /** Without scripts the pieces are only shown. */
  all: "盆の上の品々",
  compare: "比べる",
  stop: "比べるのをやめる",
  pinned: "手もとに置いた一点",
  chosen: "選んだ一点",
  next: "ほかの一点を選ぶと、並べて見られます。",
  lost: (value: string, left: number) =>
    `${value}は、たった今ほかの方に選ばれました。${left > 0 ? `残りは${count(left)}点です。` : ""}`,
  gone: (pieces: number) => `${count(pieces)}点とも旅立ちました。`,
  /** The specification that names the maker's next firing. */
  nextKiln: "次の窯出し",
  nextOn: (when: string) => `次の窯出しは${when}の予定です。`,
  ask: "再入荷をたずねる",
  add: (value: string) => `「${value}」をカートに入れる`,
  open: "一点お選びください",
  see: "この品のページへ",
} as const;
