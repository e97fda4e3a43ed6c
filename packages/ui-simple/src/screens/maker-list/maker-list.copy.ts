export const makerListCopy = {
  title: "作り手",
  lead: "お取り扱いの品を手がける、工房や窯元をご紹介します。",
  loading: "作り手を読み込んでいます",
  empty: "作り手の紹介はまだありません",
} as const;
