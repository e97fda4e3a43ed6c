export const headCopy = {
  sides: { joy: "慶び", mourning: "弔い" },
  phone: "電話",
} as const;
