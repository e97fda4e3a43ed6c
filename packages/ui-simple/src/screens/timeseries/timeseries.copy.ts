import type { TimeseriesPurpose } from "@noren/contract";

interface Copy {
  title: string;
  lead: string;
  loading: string;
  latest: string;
  earlier: string;
  empty: string;
  add: string;
  removeTitle: string;
  removeLead: string;
  cleared: string;
}

const measurement: Copy = {
  title: "からだの寸法",
  lead: "ご登録いただくと、商品の注文票で合うサイズをご案内します。",
  loading: "寸法を読み込んでいます",
  latest: "最新の寸法",
  earlier: "これまでの寸法",
  empty: "登録された寸法はありません",
  add: "寸法を登録する",
  removeTitle: "寸法の削除",
  removeLead: "登録された寸法を、これまでの分も含めてすべて削除します。よろしいですか。",
  cleared: "寸法をすべて削除しました。",
};

const embroidery: Copy = {
  title: "お名入れの文字",
  lead: "ご登録いただくと、商品の注文票で刺繍の文字をすぐにご入力いただけます。",
  loading: "お名入れの文字を読み込んでいます",
  latest: "最新の登録内容",
  earlier: "これまでの登録内容",
  empty: "登録された文字はありません",
  add: "文字を登録する",
  removeTitle: "お名入れの文字の削除",
  removeLead: "登録された文字を、これまでの分も含めてすべて削除します。よろしいですか。",
  cleared: "お名入れの文字をすべて削除しました。",
};

export const timeseriesCopy = {
  of: { measurement, embroidery } satisfies Record<TimeseriesPurpose, Copy>,
  addedOn: (day: string) => `${day} 登録`,
  day: "登録日",
  none: "―",
  clear: "すべて削除する",
  cancel: "削除しない",
  back: "マイページへ戻る",
} as const;
