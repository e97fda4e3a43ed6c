export const heroCopy = {
  enter: "豆をえらぶ",
};
