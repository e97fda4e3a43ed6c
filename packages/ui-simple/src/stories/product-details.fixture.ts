import { paths } from "@noren/contract/paths";
import { product } from "#ui/stories/product.fixture";
import type { ProductDeliveryProps } from "#ui/screens/product/product-delivery.props";
import type { ProductDetailsProps } from "#ui/screens/product/product-details.props";

export const productDelivery: ProductDeliveryProps = {
  freeCarriage: { isReached: false, missing: 8800 },
  points: 22,
  isSumFrom: false,
  isMember: false,
  limits: [],
  arrival: { first_on: "2026-11-25", last_on: "2026-11-27" },
  isSoldOut: false,
  prefectures: [
    { id: 1, name: "北海道" },
    { id: 13, name: "東京都" },
    { id: 47, name: "沖縄県" },
  ],
  prefecture: null,
  delivery: null,
  isFetching: false,
  formPath: `${paths.product({ key: "seiji-meshiwan" })}#delivery`,
  onPrefectureChosen: () => undefined,
};

export const productDetails: ProductDetailsProps = {
  notes: [],
  specs: product.specs,
  sizeTable: {
    columns: ["直径 (cm)", "高さ (cm)", "重さ (g)"],
    rows: [
      { name: "大", values: ["12.5", "6", "約210"] },
      { name: "小", values: ["11", "5.5", "約170"] },
    ],
    note: "手づくりのため、多少の差があります。",
  },
  giftServices: ["wrapping", "noshi", "message_card", "bag"],
  inquiryPath: paths.contact({ product: product.key }),
  maker: { name: "水明窯", path: paths.maker({ key: "suimei" }) },
  tags: [
    { name: "のし・包装できます", path: paths.productList({ tag: "noshi-ok" }) },
    { name: "食洗機で洗える", path: paths.productList({ tag: "dishwasher" }) },
  ],
  onShared: () => undefined,
};
