import { paths } from "@noren/contract/paths";
import { plainParcel } from "@noren/contract/parcel.fixture";
import type {
  DeliveryDestination,
  DeliveryParcel,
  Division,
  SharedWindow,
} from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";

const timeSlots = [
  { value: "0812", label: "午前中" },
  { value: "1416", label: "14時〜16時" },
  { value: "1618", label: "16時〜18時" },
  { value: "1820", label: "18時〜20時" },
  { value: "1921", label: "19時〜21時" },
];

const parcel: DeliveryParcel = {
  wish: { key: "p1", delivery_at: "2026-11-25", delivery_timezone_key: "1416" },
  lines: [
    { key: "l1", name: "青磁の飯碗 大", quantity: 2 },
    { key: "l2", name: "しぼり染めの風呂敷", quantity: 1 },
  ],
  itemCount: 3,
  dates: ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"],
  timeSlots,
  note: null,
  gift: { packed: plainParcel, isPacked: false, path: paths.cartGift({ key: "p1" }) },
};

/** A destination that gets all products. */
export const destination: DeliveryDestination = {
  key: "s1",
  name: "山田　花子",
  address: "〒604-8101 京都府京都市中京区柳馬場通三条上る12-3 のれん御池 405号室",
  changePath: paths.cartShippingAdd({ key: "s1" }),
  undeliverable: null,
  carriage: 660,
  sender: { name: "山田 花子", path: paths.cartSender({ key: "s1" }) },
  parcelsPath: paths.cartParcels({ key: "s1" }),
  together: null,
  parcels: [parcel],
};

/** A destination with a chilled parcel besides the first one, and a product that cannot be delivered there. */
export const coolDestination: DeliveryDestination = {
  ...destination,
  carriage: 1650,
  undeliverable:
    "「いちごのショートケーキ 二切れ」は日持ちが短いため、ご指定の地域（北海道）へお届けできません。お届け先を変更するか、商品をカートから削除してください。",
  parcels: [
    parcel,
    {
      ...parcel,
      temperature: "chilled",
      wish: { ...parcel.wish, key: "p3" },
      lines: [{ key: "l3", name: "いちごのショートケーキ 二切れ", quantity: 1 }],
      itemCount: 1,
      note: "日持ちの短い商品が含まれているため、お届けできない日があります。",
    },
  ],
};

/** A second destination, still without products. */
export const emptyDestination: DeliveryDestination = {
  key: "s2",
  name: "佐々木　健一",
  address: "〒060-0061 北海道札幌市中央区南一条西4-13",
  changePath: paths.cartShippingAdd({ key: "s2" }),
  undeliverable: null,
  carriage: null,
  sender: { name: "山田 花子", path: paths.cartSender({ key: "s2" }) },
  parcelsPath: null,
  together: null,
  parcels: [
    {
      ...parcel,
      wish: { key: "p2", delivery_at: null, delivery_timezone_key: null },
      lines: [],
      itemCount: 0,
    },
  ],
};

const share = { max: 10 };

/** All products go to the first of two destinations. */
export const division: Division = {
  status: "saved",
  canSaveAgain: false,
  products: [
    {
      id: 1,
      name: "青磁の飯碗 大",
      shares: [
        { ...share, key: "s1", name: "山田　花子", quantity: 2 },
        { ...share, key: "s2", name: "佐々木　健一", quantity: 0 },
      ],
      total: 2,
      amount: 8800,
      limit: "ご注文いただけるのは合計10点までです。",
      fault: null,
      isEach: false,
      eachRefusal: null,
    },
    {
      id: 2,
      name: "しぼり染めの風呂敷",
      shares: [
        { ...share, key: "s1", name: "山田　花子", quantity: 1 },
        { ...share, key: "s2", name: "佐々木　健一", quantity: 0 },
      ],
      total: 1,
      amount: 3300,
      limit: "ご注文いただけるのは合計1点までです。",
      fault: null,
      isEach: false,
      eachRefusal: "「しぼり染めの風呂敷」は1点までのため、2名様に1点ずつお送りできません。",
    },
  ],
};

/** Twelve destinations that get the same. */
export const twelveDestinations: DeliveryDestination[] = Array.from({ length: 12 }, (_, index) => ({
  ...destination,
  key: `s${index}`,
  name: index % 2 === 0 ? "山田　花子" : "佐々木　健一",
  parcels: [{ ...parcel, wish: { ...parcel.wish, key: `p${index}` } }],
}));

/** One product for each of them. */
export const eachDivision: Division = {
  status: "saving",
  canSaveAgain: false,
  products: division.products.slice(0, 1).map((product) => ({
    ...product,
    shares: twelveDestinations.map(({ key, name }) => ({ key, name, quantity: 1, max: 9 })),
    total: 12,
    amount: 52800,
    isEach: true,
  })),
};

/** The days for several parcels. */
export const sharedWindow: SharedWindow = { dates: parcel.dates.slice(1), timeSlots };
