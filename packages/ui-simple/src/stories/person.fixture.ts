import type { User, UserAddress } from "@noren/contract";
import type { addressFields } from "@noren/validation/fields/address";
import type { FormValues } from "@noren/validation/form-values";
import type { ListedCard } from "#ui/screens/card-list/card-list.props";
import type { AddressLookup } from "#ui/forms/address-lookup";

export const prefectures = ["北海道", "宮城県", "東京都", "神奈川県", "愛知県", "京都府", "大阪府", "福岡県", "沖縄県"];

export const findAddresses: AddressLookup = async (postal_code) => [
  { postal_code, prefecture: "東京都", city: "千代田区", address1: "丸の内" },
];

/** An address as form values. */
export const addressValues: FormValues<typeof addressFields> = {
  shipping_last_name: "山田",
  shipping_first_name: "花子",
  shipping_last_name_kana: "ヤマダ",
  shipping_first_name_kana: "ハナコ",
  postal_code: "6048101",
  prefecture: "京都府",
  city: "京都市中京区",
  address1: "柳馬場通三条上る12-3",
  address2: "のれん御池 405号室",
  phone_number: "0751234567",
  cell_phone_number: "",
};

const own: UserAddress = {
  ...addressValues,
  id: 1,
  is_default: true,
  is_sender_default: true,
  division_ct: 1,
  shipping_name: "山田　花子",
  shipping_kana: "ヤマダ　ハナコ",
  formatted_postal_code: "604-8101",
  combined_address: "柳馬場通三条上る12-3 のれん御池 405号室",
  full_address: "〒604-8101 京都府京都市中京区柳馬場通三条上る12-3 のれん御池 405号室",
  cell_phone_number: null,
};

/** The member's own address and two others. */
export const addresses: UserAddress[] = [
  own,
  {
    ...own,
    id: 2,
    is_default: false,
    is_sender_default: false,
    division_ct: 2,
    shipping_name: "佐々木　健一",
    full_address: "〒060-0061 北海道札幌市中央区南一条西4-13",
  },
  {
    ...own,
    id: 3,
    is_default: false,
    is_sender_default: false,
    division_ct: 2,
    shipping_name: "長谷川　美由紀",
    full_address: "〒900-0015 沖縄県那覇市久茂地3-5-7 オーシャンコート那覇 1203号室",
  },
];

export const user: User = {
  id: 1,
  code: "M000001",
  username: "hanako@example.com",
  is_registered_member: true,
  point: 320,
  last_name: "山田",
  first_name: "花子",
  last_name_kana: "ヤマダ",
  first_name_kana: "ハナコ",
  email: "hanako@example.com",
  postal_code: "6048101",
  prefecture: "京都府",
  city: "京都市中京区",
  address1: "柳馬場通三条上る12-3",
  address2: "のれん御池 405号室",
  phone_number: "0751234567",
  cell_phone_number: null,
  company_name: null,
  department: null,
  job: null,
  fax: null,
  birthday: null,
  gender: null,
  is_receive_newsletter: 1,
  new_email: null,
  has_password_expired: false,
  has_mail_error_count_over: false,
  reminder: null,
};

/** Two saved cards, of which one has expired. */
export const savedCards: ListedCard[] = [
  {
    id: 1,
    brand: "visa",
    name: "HANAKO YAMADA",
    masked_number: "************4242",
    expiration: "203108",
    is_main: true,
    isExpired: false,
  },
  {
    id: 2,
    brand: "jcb",
    name: "HANAKO YAMADA",
    masked_number: "************0000",
    expiration: "202603",
    is_main: false,
    isExpired: true,
  },
];
