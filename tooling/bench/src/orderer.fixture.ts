import type { Input } from "@noren/contract";

type Orderer = NonNullable<Input<"modifyCartOrder">["body"]["orderer"]>;
type Address = NonNullable<Input<"addCartShipping">["body"]["address"]>;

const postalAddress = {
  postal_code: "1040061",
  prefecture: "東京都",
  city: "中央区",
  address1: "銀座4-2-15",
  address2: "",
  phone_number: "0335550123",
};

export const orderer: Orderer = {
  ...postalAddress,
  last_name: "計測",
  first_name: "太郎",
  last_name_kana: "ケイソク",
  first_name_kana: "タロウ",
  email: "bench@noren.example",
};

export const shippingAddress: Address = {
  ...postalAddress,
  shipping_last_name: "計測",
  shipping_first_name: "太郎",
  shipping_last_name_kana: "ケイソク",
  shipping_first_name_kana: "タロウ",
};
