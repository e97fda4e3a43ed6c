export const wordsCopy = {
  label: "ご案内",
  menu: "目次",
  pieces: "品々",
  repair: "修理",
  workshop: "工房",
  read: "読みもの",
};
