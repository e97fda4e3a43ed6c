import { formatNumber } from "@noren/validation/format";

export const homeCopy = {
  products: (count: number) => `${formatNumber(count)}品`,
  today: {
    picture: "写真",
    name: "品名",
    size: "寸法",
    unit: "1つあたり",
    price: "値段（税込）",
    stock: "在庫",
    add: "カート",
  },
  place: (place: number) => `${place}位`,
} as const;
