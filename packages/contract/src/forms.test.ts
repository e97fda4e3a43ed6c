import { addressFields, destinationFields } from "@noren/validation/fields/address";
import { deliveryFields, guestCheckoutFields, paymentFields } from "@noren/validation/fields/cart";
import { catalogFields, contactFields, corporateFields, inquiryReplyFields } from "@noren/validation/fields/inquiry";
import { loginFields } from "@noren/validation/fields/login";
import { embroideryFields, measurementFields } from "@noren/validation/fields/measurement";
import { memorialFields } from "@noren/validation/fields/memorial";
import { cancelFields, memoFields } from "@noren/validation/fields/order";
import { schoolKeyFields } from "@noren/validation/fields/school";
import { searchFields } from "@noren/validation/fields/search";
import { ordererFields, profileFields, registrationFields } from "@noren/validation/fields/user";
import { formSchema } from "@noren/validation/form-schema";
import { calls, type Input } from "./calls.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { FormFields } from "@noren/validation/fields/field";
import type { AnyObject } from "yup";
import { type Contract, expectAccepted, of } from "./forms.fixture.ts";

type Body<N extends "createAddress" | "createUser" | "updateUser" | "login" | "cancelOrder"> = Extract<
  Input<N>,
  { body: unknown }
>["body"];

// The bodies that the forms make are those that the calls take: the compiler checks the shapes …
export const shapes = {
  address: (values: unknown): Body<"createAddress"> => formSchema(addressFields).cast(values),
  orderer: (values: unknown): Input<"modifyCartOrder">["body"]["orderer"] => formSchema(ordererFields).cast(values),
  profile: (values: unknown): Body<"updateUser"> => formSchema(profileFields).cast(values),
  register: (values: unknown): Body<"createUser"> => formSchema(registrationFields).cast(values),
  login: (values: unknown): Body<"login"> => formSchema(loginFields).cast(values),
  cancel: (values: unknown): Body<"cancelOrder"> => formSchema(cancelFields).cast(values),
  school: (values: unknown): Input<"checkSchoolKey">["body"] => formSchema(schoolKeyFields).cast(values),
};

// … and the values are tried: good ones, careless ones, hostile ones.
const name = of(["山田", " ﾔﾏﾀﾞ ", "髙橋　一", "O'Neill", "あ".repeat(50)], ["あ".repeat(51)]);
const kana = of(["やまだ", "ヤマダ", "ﾔﾏﾀﾞ", "コ-ヒー", "ア・イ　ウ。"], ["ヤマダtaro", "ア".repeat(101)]);
const phone = of(
  ["03-1234-5678", "０９０ー１２３４ー５６７８", "+81 90 1234 5678", "(03)1234-5678"],
  ["03-1-1", "110"],
);
const day = of(["", "1990-01-31", "1990/2/3", "２０００年２月２９日", "19900101"], ["1990-02-30"]);
const place = {
  postal_code: of(["123-4567", "１２３ー４５６７", "〒1234567"], ["123456", "一二三"]),
  prefecture: of(["東京都", "神奈川県", " 大阪府 "], ["東京都特別区"]),
  city: of(["千代田区", "横浜市　西区"], ["あ".repeat(101)]),
  address1: of(["１－２－３", "大手町1ー2", "大字ﾒｿﾞﾝ\t1"]),
  address2: of(["", "サンプルタワ－　１０１", "　"]),
  phone_number: phone,
};
const person = {
  last_name: name,
  first_name: name,
  last_name_kana: kana,
  first_name_kana: kana,
  email: of(["taro@example.jp", "Ｔaro.y+x@Example.co.jp", "a b@example.jp", "taro..y.@docomo.ne.jp"], ["taro@"]),
  ...place,
};
const profile = {
  ...person,
  cell_phone_number: fc.oneof(phone, fc.constant("")),
  company_name: of(["", "のれん株式会社", "あ".repeat(250)], ["あ".repeat(251)]),
  department: of(["", "営業部"], ["あ".repeat(251)]),
  birthday: day,
  gender: of(["", "1", "4"], ["5", "1.5"]),
  is_receive_newsletter: of(["1", "0"], ["2"]),
};
const address = {
  shipping_last_name: name,
  shipping_first_name: name,
  shipping_last_name_kana: kana,
  shipping_first_name_kana: kana,
  ...place,
  cell_phone_number: fc.oneof(phone, fc.constant("")),
};
const registration = {
  ...profile,
  password: of(["abcd1234", "a-b_c.d1"], ["abcdefgh", "ａｂｃｄ1234", "a1".repeat(65)]),
  is_agreed: of([true], [false]),
};
const wish = fc.record({
  key: fc.constant("abc-DEF_123"),
  delivery_at: day,
  delivery_timezone_key: of(["", "08-12"], ["a".repeat(17)]),
});
const search = {
  word: of(["", " のれん "], ["あ".repeat(101)]),
  price_min: of(["", "１，０００"], ["-1", "1.5", "1e3"]),
  price_max: of(["", "5000"], ["100000001"]),
};
const login = { username: of(["taro", "taro@example.jp"]), password: of(["x", " "]) };

const line = of(["", "8:00〜18:00", " 12名 "], ["あ".repeat(101)]);
const writing = of(["お届け日を\r\n変更できますか。", "あ".repeat(2000)], ["", "あ".repeat(2001)]);
const contact = {
  name,
  kana: fc.oneof(kana, fc.constant("")),
  email: person.email,
  tel: fc.oneof(phone, fc.constant("")),
  category: fc.constant("delivery"),
  order_no: line,
  body: writing,
};
const corporate = {
  ...contact,
  tel: phone,
  corporation: of(["のれん株式会社", "あ".repeat(250)], ["", "あ".repeat(251)]),
  corporation_kana: fc.oneof(kana, fc.constant("")),
  department: profile.department,
  fax: fc.oneof(phone, fc.constant("")),
  postal_code: fc.oneof(place.postal_code, fc.constant("")),
  address: of(["", "東京都千代田区大手町1-2"]),
  annual_sale: line,
  business_hours: line,
  url: of(["", "https://example.jp/"], ["javascript:alert(1)"]),
  delivery: of(["", "1", "3"], ["4"]),
  payment: of(["", "2"], ["0"]),
};
const memorial = {
  target_user_name: name,
  call: of(["", "お母さん"]),
  division_ct: of(["1", "99"], ["0", "100"]),
  name: of(["母の誕生日"], ["", "あ".repeat(101)]),
  month: of(["2", "１２"], ["0", "13", "1.5"]),
  date: of(["1", "29"], ["30", "31", "32"]),
};
const size = of(["", "165.5", "５２", "100"], ["165.55", "-1", "1e3", "0", "301"]);
const sizes = { height: size, weight: size, chest: size, waist: size, hip: size, sleeve: size, inseam: size };

const token = "a".repeat(43);
const cases: [string, FormFields, Record<string, fc.Arbitrary<unknown>>, (body: AnyObject) => unknown, Contract][] = [
  ["address", addressFields, address, (body) => body, calls.createAddress.body],
  ["orderer", ordererFields, person, (orderer) => ({ token, orderer }), calls.modifyCartOrder.body],
  ["profile", profileFields, { ...profile, username: name }, (body) => body, calls.updateUser.body],
  ["register", registrationFields, registration, (body) => body, calls.createUser.body],
  ["login", loginFields, login, (body) => body, calls.login.body],
  [
    "delivery",
    deliveryFields,
    { packings: fc.array(wish, { minLength: 1, maxLength: 3 }) },
    (body) => ({ token, ...body }),
    calls.modifyCartPacking.body,
  ],
  [
    "cancel reason",
    cancelFields,
    { cancel_reason: of(["", "まちがい\r\nました"]) },
    (body) => body,
    calls.cancelOrder.body,
  ],
  [
    "guest",
    guestCheckoutFields,
    { ...person, destination: of(["self", "other"]) },
    ({ destination, ...orderer }) => (destination === "self" || destination === "other") && { token, orderer },
    calls.modifyCartOrder.body,
  ],
  [
    "destination",
    destinationFields,
    { ...address, is_save_address: fc.boolean() },
    ({ is_save_address, ...rest }) => ({ token, address: rest, is_save_address }),
    calls.addCartShipping.body,
  ],
  [
    "payment",
    paymentFields,
    { payment_id: of(["1", "4"]), remarks: of(["", "よろしく\n\u0001"], ["あ".repeat(1001)]) },
    ({ remarks }) => ({ token, remarks }),
    calls.modifyCartOther.body,
  ],
  [
    "school key",
    schoolKeyFields,
    { key: of(["ABC123", "ＡＢＣ"], ["abc-1"]) },
    (body) => body,
    calls.checkSchoolKey.body,
  ],
  [
    "search",
    searchFields,
    search,
    (body) => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
    calls.listProducts.query,
  ],
  ["contact", contactFields, contact, (body) => ({ kind: "contact", ...body }), calls.createInquiry.body],
  ["corporate", corporateFields, corporate, (body) => ({ kind: "corporate", ...body }), calls.createInquiry.body],
  [
    "catalog",
    catalogFields,
    { ...person, catalog: of(["秋冬号"]), quantity: of(["1", "１０"], ["0", "11"]) },
    (body) => ({ kind: "catalog", ...body }),
    calls.createInquiry.body,
  ],
  [
    "reply",
    inquiryReplyFields,
    { body: writing },
    (body) => ({ inquiry_key: "7K3F9QXA2M", ...body }),
    calls.replyToInquiry.body,
  ],
  ["memo", memoFields, { body: writing }, (body) => ({ order_id: 1, ...body }), calls.createMemo.body],
  ["memorial", memorialFields, memorial, (body) => body, calls.createMemorial.body],
  ["measurement", measurementFields, sizes, (values) => ({ purpose: "measurement", values }), calls.addTimeseries.body],
  [
    "embroidery",
    embroideryFields,
    { text: of(["花子"], ["あ".repeat(11)]), color: of(["紺"]), position: of(["左胸"]) },
    (values) => ({ purpose: "embroidery", values }),
    calls.addTimeseries.body,
  ],
];

test.each(cases)("the contract accepts what the %s form accepts", (_name, fields, typed, toBody, contract) => {
  expectAccepted(fields, typed, toBody, contract);
});

test("[user.username-immutable] the profile's body carries no username", () => {
  expect(formSchema(profileFields).cast({ last_name: "山田", username: "other" })).not.toHaveProperty("username");
});
