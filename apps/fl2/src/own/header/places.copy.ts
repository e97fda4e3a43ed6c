export const placesCopy = {
  label: "置き場所",
  sill: "窓辺",
  room: "部屋の奥",
  bath: "浴室",
  door: "玄関",
  balcony: "ベランダ",
};
