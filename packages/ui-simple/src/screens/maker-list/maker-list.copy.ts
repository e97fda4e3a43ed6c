export const makerListCopy = {
  title: "つくり手",
  lead: "お取り扱いの品を手がける、工房や窯元をご紹介します。",
  loading: "つくり手を読み込んでいます",
  empty: "つくり手の紹介はまだありません",
} as const;
