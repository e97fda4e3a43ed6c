/** Example responses for documents, and for tests and stories without a backend. `examples.test.ts` checks them. */
import type { Answer } from "./calls.ts";
import { defaultSettings } from "./default-settings.ts";
import type { Product, ProductInfo, Variant } from "./shapes/catalogue.ts";
import type { Picture } from "./shapes/media.ts";
import type { Settings } from "./shapes/shop.ts";

export const picture: Picture = {
  path: "products/seiji-meshiwan/1",
  width: 1600,
  height: 1600,
  color: "#b7c9c3",
  alt: "青磁の飯碗",
};

export const settings: Settings = { ...defaultSettings("simple", "暖簾商店"), "SITE.NAMESPACE": "simple" };

export const productInfo: ProductInfo = {
  id: 1,
  key: "seiji-meshiwan",
  name: "青磁の飯碗",
  code: "SJ-001",
  brand: { key: "kasama", name: "笠間窯" },
  categories: [{ key: "tableware", name: "食器" }],
  product_price: 3000,
  product_price_with_tax: 3300,
  is_price_from: false,
  before_price: null,
  tax_rate: 10,
  image: picture,
  is_show_product: true,
  is_stock_available: true,
  default_variant_id: 11,
  is_new: false,
  is_favorite: false,
};

const variant: Variant = {
  id: 11,
  code: "SJ-001-M",
  option_values: ["中"],
  product_price: 3000,
  product_price_with_tax: 3300,
  before_price: null,
  stock_status: "in_stock",
  stock_quantity: null,
  max_quantity: 20,
  image: null,
};

export const product: Product = {
  ...productInfo,
  default_variant_id: null,
  catch_copy: "毎朝のごはんが、すこし待ち遠しくなる碗です。",
  description: "手になじむ丸みと、澄んだ青。\n\n電子レンジでもお使いいただけます。",
  specs: [{ name: "素材", value: "磁器" }],
  images: [picture],
  options: [{ name: "大きさ", values: ["中", "大"] }],
  product_model: {
    products: [
      variant,
      {
        ...variant,
        id: 12,
        code: "SJ-001-L",
        option_values: ["大"],
        specs: [{ name: "直径", value: "13.5cm" }],
        stock_status: "few",
        stock_quantity: 3,
        max_quantity: 3,
      },
    ],
  },
  breadcrumbs: [{ key: "tableware", name: "食器" }],
  lead_days: 2,
  arrival: { first_on: "2026-11-25", last_on: "2026-11-27" },
  embroidery_letters: null,
  created_at: "2026-10-01T09:00:00+09:00",
};

export const categories: Answer<"listCategories"> = {
  data: [{ id: 1, key: "tableware", name: "食器", product_count: 24, image: picture, children: [] }],
};

const sums = {
  total_payment: 7150,
  total_products: 6600,
  total_discount: 0,
  use_point: 0,
  total_carriage: 550,
  total_packing: 0,
  total_fee: 0,
  total_tax: 650,
  amount_by_tax_rate: [{ tax_rate: 10, amount: 7150, tax: 650 }],
} satisfies Partial<Answer<"getOrder">>;

export const cart: Answer<"getCart"> = {
  token: "c".repeat(43),
  id: 7,
  user_id: null,
  order_no: null,
  payment_id: null,
  payment_name: null,
  orderer: null,
  remarks: null,
  sender: null,
  social_receiver: null,
  social_packing: null,
  transaction_error: null,
  detail: {
    products: [
      {
        key: "l1",
        product_id: 11,
        product_name: "青磁の飯碗 中",
        product_info: productInfo,
        option_values: ["中"],
        unit_price: 3300,
        quantity: 2,
        subtotal: 6600,
        tax_rate: 10,
        tax_amount: 600,
        coupon_discount_parts: [],
        accessory_of: null,
        name_embroidery: null,
        stock_status: "in_stock",
        stock_quantity: null,
        max_quantity: 20,
        shipping_key: null,
        packing_key: null,
      },
    ],
    shippings: [],
    coupons: [],
    point: null,
    order: {
      ...sums,
      until_free_carriage: 4400,
      earn_point: null,
    },
    arrival: { first_on: "2026-11-25", last_on: "2026-11-27" },
  },
  notices: [],
  updated_at: "2026-11-20T10:00:00+09:00",
};

/** The required fields of a person. */
export const person = {
  last_name: "山田",
  first_name: "花子",
  last_name_kana: "ヤマダ",
  first_name_kana: "ハナコ",
  email: "hanako@example.jp",
  postal_code: "1000001",
  prefecture: "東京都",
  city: "千代田区",
  address1: "千代田1-1",
  phone_number: "0312345678",
};

export const loginAnswer: Answer<"login"> = {
  access_token: "token-1",
  expires_in: 900,
  user_id: 5,
  is_registered_member: true,
  has_password_expired: false,
  has_mail_error_count_over: false,
  is_verify: false,
};

export const order: Answer<"getOrder"> = {
  id: 3,
  order_no: "N26-000003",
  ordered_at: "2026-11-20T10:05:00+09:00",
  status: "accepted",
  status_name: "受付済み",
  shipped_on: null,
  can_cancel: true,
  cancelled_at: null,
  cancel_reason: null,
  cancel_only_ecd_key: null,
  memo: null,
  orderer_name: "山田 花子",
  sender: null,
  orderer_email: "hanako@example.jp",
  remarks: null,
  payment_id: 1,
  payment_name: "銀行振込",
  payment_guide: null,
  is_awaiting_payment: true,
  ...sums,
  coupons: [],
  earn_point: 66,
  refund: null,
  shippings: [],
  social_gift: null,
  receipt: {
    can_issue: false,
    reason: "ご入金の確認後に発行できます。",
    issued_at: null,
    can_edit: true,
    receiptInfo: { addressee: "山田 花子", honorific: "sama", proviso: "お品代" },
  },
};

export const popup: Answer<"getPopup"> = {
  id: 3,
  title: "冬のギフト、受付を始めました",
  body: "<p>熨斗と包装は無料です。</p>",
  image: picture,
  link: { href: "/product?category=gift", label: "ギフトを見る" },
  delay_seconds: 2,
  frequency: "once",
  updated_at: "2026-11-20T09:00:00+09:00",
};
