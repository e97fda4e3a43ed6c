/** Spec 3, form labels: the Japanese name of every field, by the field's name on the wire. */

const person = {
  name: "氏名",
  last_name: "姓",
  first_name: "名",
  kana: "フリガナ",
  last_name_kana: "セイ",
  first_name_kana: "メイ",
  tel: "電話番号",
  phone_number: "電話番号",
  cell_phone_number: "携帯電話番号",
  fax: "FAX番号",
  email: "メールアドレス",
} as const;

const place = {
  postal_code: "郵便番号",
  prefecture: "都道府県",
  city: "市区町村",
  address1: "丁目/番地/号",
  address2: "マンション/ビル名等",
} as const;

export const labels = {
  user: {
    ...person,
    ...place,
    username: "ログインID",
    job: "職業",
    password: "パスワード",
    birthday: "生年月日",
    gender: "性別",
    company_name: "会社名",
    department: "部署・役職",
    is_receive_newsletter: "メールマガジン",
    is_agreed: "利用規約への同意",
  },
  address: {
    name: "氏名",
    shipping_name: "氏名",
    shipping_last_name: "姓",
    shipping_first_name: "名",
    shipping_kana: "フリガナ",
    shipping_last_name_kana: "セイ",
    shipping_first_name_kana: "メイ",
    ...place,
    phone_number: "電話番号",
    cell_phone_number: "携帯電話番号",
  },
  card: {
    ccNumber: "カード番号",
    ccName: "カード名義",
    ccExpiration: "有効期限",
    securityCode: "セキュリティコード",
  },
  contact: {
    ...person,
    ...place,
    category: "お問い合わせの種類",
    title: "件名",
    body: "お問い合わせ内容",
    order_no: "ご注文番号",
  },
  corporate: {
    ...person,
    ...place,
    corporation: "会社名",
    corporation_kana: "会社名フリガナ",
    department: "部署・役職",
    name: "ご担当者名",
    kana: "ご担当者名フリガナ",
    address: "所在地",
    establishment: "設立年月",
    annual_sale: "年商",
    capital: "資本金",
    employee_num: "従業員数",
    business_type: "業種",
    store_name: "店舗名",
    business_hours: "営業時間",
    business_holiday: "定休日",
    url: "ホームページURL",
    delivery: "配送方法",
    delivery_company: "配送会社",
    payment: "お支払い方法",
    order_no: "ご注文番号",
    body: "お問い合わせ内容",
  },
  cart: {
    delivery_at: "お届け希望日",
    delivery_timezone_key: "お届け希望時間帯",
    payment_id: "お支払い方法",
    remarks: "ご要望・備考",
  },
  order: { cancel_reason: "キャンセル理由" },
  school: { key: "学校キー" },
  search: { word: "キーワード", price_min: "下限の価格", price_max: "上限の価格" },
} as const;

export type LabelGroup = keyof typeof labels;

/** Spec 3, constants: the Japanese names of the choices, by the number on the wire. */
export const optionNames = {
  delivery: { 1: "大川配送", 2: "店舗へ直送", 3: "お客様へ直送" },
  payment: { 1: "銀行振込（前払い）", 2: "請求書払い（後払い）", 3: "後払い決済" },
  question: { 1: "初めて飼ったペットの名前", 2: "母親の旧姓", 3: "卒業した小学校の名前", 4: "好きな食べ物" },
  newsletter: { 1: "受け取る", 0: "受け取らない" },
  gender: { 1: "男性", 2: "女性", 3: "その他", 4: "回答しない" },
} as const;
