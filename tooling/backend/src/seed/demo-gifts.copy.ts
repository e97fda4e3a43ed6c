import type { ReceiptInfo, SocialReceiver } from "@noren/contract";
import type { PlainAddress } from "../address/plain-address.ts";

const colleague: PlainAddress = {
  shipping_last_name: "水野",
  shipping_first_name: "遥",
  shipping_last_name_kana: "ミズノ",
  shipping_first_name_kana: "ハルカ",
  postal_code: "4600008",
  prefecture: "愛知県",
  city: "名古屋市中区",
  address1: "栄3-14-6",
  address2: "サカエハイツ 804号室",
  phone_number: "0525550142",
  cell_phone_number: null,
};

/** The demo member's social gifts. */
export const DEMO_GIFTS: readonly {
  daysAgo: number;
  /** Index in the list of stocked variants. */
  productIndex: number;
  receiver: SocialReceiver;
  /** The recipient's address; null while the gift is pending. */
  address: PlainAddress | null;
}[] = [
  {
    daysAgo: 16,
    productIndex: 4,
    receiver: {
      receiver_name: "水野 遥",
      sender_name: "花子",
      message: "異動おめでとう。新しい部屋で使ってください。",
    },
    address: colleague,
  },
  {
    daysAgo: 3,
    productIndex: 1,
    receiver: { receiver_name: "松本 陽菜", sender_name: "花子", message: "お誕生日おめでとう！" },
    address: null,
  },
];

/** The addressee on the member's receipt. */
export const DEMO_RECEIPT: ReceiptInfo = { addressee: "株式会社のれん堂", honorific: "onchu", proviso: "お品代" };
