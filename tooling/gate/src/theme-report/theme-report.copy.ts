import type { LedgerFault } from "../theme/ledger.ts";
import type { Safety } from "../theme/safety.ts";

/** The words of the page. */
export const themeReportCopy = {
  title: (app: string) => `テーマ点検票　${app}`,
  lead: "共通の画面（Simple）に対して、このテーマが何を変え、どこまで確かめたかをまとめたものです。",
  madeOn: (day: string) => `${day} 作成`,
  summary: "まとめ",
  facts: {
    overrides: (count: number) => `上書きした部品：${count}件`,
    toReview: (count: number) =>
      count === 0 ? "元の部品の変更に追いついていないもの：なし" : `元の部品の変更に追いついていないもの：${count}件`,
    stories: (count: number) => `上書きの影響を受ける画面と部品：${count}件`,
    contrast: (ratio: string) => `文字と背景の明るさの比：最小 ${ratio}（基準は4.5以上）`,
    optOuts: (count: number) => (count === 0 ? "点検から外したもの：なし" : `点検から外したもの：${count}件`),
  },
  overrides: {
    heading: "上書きした部品",
    path: "ファイル",
    kind: "方法",
    wraps: "元を包む",
    replaces: "置き換え",
    safety: "壊れにくさ",
    changedOn: "最終更新",
    uncommitted: "未登録",
    state: "元の部品",
    none: "上書きはありません。",
  },
  safety: {
    safe: "安全",
    risky: "要注意",
    internal: "想定外",
  } satisfies Record<Safety, string>,
  faults: {
    changed: "変わりました。取り込みが必要です",
    unrecorded: "台帳にありません",
    removed: "台帳だけにあります",
    safety: "壊れにくさが変わりました",
  } satisfies Record<LedgerFault["kind"], string>,
  upToDate: "変更なし",
  stories: {
    heading: "確かめた画面と部品",
    checkedAt: (when: string) => `${when} に、すべての状態で必須の表示とアクセシビリティを確かめました。`,
    unchecked: (app: string) => `まだ確かめていません（npm run theme -- test ${app}）。`,
    passed: "合格",
    failed: "不合格",
    none: "影響を受ける画面はありません。",
  },
  contrast: {
    heading: "文字の読みやすさ",
    note: "スタイルシートが組み合わせて使っている色です。4.5以上なら、細い文字も読み取れます。",
    sample: "あいう 123",
    text: "文字",
    background: "背景",
    ratio: "比",
    tooLow: "不足",
  },
  weight: {
    heading: "ページの重さ",
    note: "圧縮後の大きさと、共通の画面との差です。",
    page: "ページ",
    pages: { Home: "トップ", ProductList: "商品一覧", Product: "商品", Cart: "カート" },
    scripts: "JavaScript",
    styles: "CSS",
    added: (bytes: string) => `（差 ${bytes}）`,
    limit: (scripts: string, styles: string) => `差の上限は、JavaScript ${scripts}、CSS ${styles} です。`,
    unbuilt: "ビルドがありません（npm test がビルドします）。",
    tooMuch: "超過",
  },
  optOuts: {
    heading: "点検から外したもの",
    check: "対象",
    reason: "理由",
    none: "ありません。",
  },
};
