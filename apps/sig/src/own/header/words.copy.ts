export const wordsCopy = {
  label: "水凪のご案内",
  menu: "目次",
  pieces: "品々",
  repair: { path: "/guide/repair", name: "修理" },
  workshop: { path: "/maker/minagi", name: "工房" },
  care: { path: "/guide/care", name: "手入れ" },
};
