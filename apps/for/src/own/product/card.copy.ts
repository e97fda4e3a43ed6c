export const cardCopy = {
  paper: "掛け紙・包装 無料",
  tanzaku: "短冊・包装 無料",
  decide: "この品に決める",
} as const;
