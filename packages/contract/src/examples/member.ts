import type { Answer, CallName } from "../calls.ts";
import { picture, productInfo } from "../examples.ts";

const coupon: Answer<"listCoupons">["data"][number] = {
  id: 7,
  code: "AKI2026",
  name: "秋の感謝祭クーポン",
  description: "5,000円（税込）以上のお買い上げでご利用いただけます。",
  kind: "percent",
  amount: 10,
  minimum: 5000,
  most_discount: 2000,
  starts_at: "2026-11-01T00:00:00.000Z",
  ends_at: "2026-11-30T15:00:00.000Z",
  use_days: null,
  remaining_count: 120,
  is_taken: false,
};
const taken: Answer<"takeCoupon"> = {
  ...coupon,
  is_taken: true,
  taken_at: "2026-11-20T03:00:00.000Z",
  expires_at: "2026-11-30T15:00:00.000Z",
  remaining_uses: 1,
  status: "usable",
  status_name: "ご利用いただけます",
};
const file = {
  name: "傷の写真.jpg",
  type: "image/jpeg",
  size: 182_340,
  url: "/storage/simple/files/inquiries/0a/0a4f7d1c9be24c5d8f3a6b7c8d9e0f12.jpg?expires=1795230000&signature=kX3v",
};
const inquirySummary: Answer<"listInquiries">["data"][number] = {
  key: "7K3F9QXA2M",
  kind: "contact",
  kind_name: "お問い合わせ",
  category: { key: "delivery", name: "お届けについて" },
  subject: "届いた碗の縁に欠けがありました。",
  status: "answered",
  status_name: "回答済み",
  is_unread: true,
  created_at: "2026-11-18T01:00:00.000Z",
  updated_at: "2026-11-19T02:30:00.000Z",
};
export const inquiry: Answer<"getInquiry"> = {
  ...inquirySummary,
  is_unread: false,
  product: { key: "seiji-meshiwan", name: "青磁 飯碗" },
  order_no: "261116-7K3F9QXA",
  body: "届いた碗の縁に欠けがありました。\n交換は可能でしょうか。",
  details: [
    { name: "氏名", value: "山田 花子" },
    { name: "ご注文番号", value: "261116-7K3F9QXA" },
  ],
  files: [file],
  comments: [
    {
      id: 3,
      author: "shop",
      body: "ご不便をおかけし、申し訳ございません。代わりの品をお送りいたします。",
      files: [],
      created_at: "2026-11-19T02:30:00.000Z",
    },
  ],
  can_reply: true,
};
const memorial: Answer<"getMemorial"> = {
  id: 4,
  user_id: 5,
  target_user_name: "正夫",
  call: "お父さん",
  division_ct: 1,
  name: "父の誕生日",
  month: 6,
  date: 15,
  is_mailed: true,
  next_date: "2027-06-15",
};
const measured: Answer<"addTimeseries"> = {
  id: 9,
  purpose: "measurement",
  values: { height: 162.5, weight: null, chest: 84, waist: 66, hip: 91, sleeve: 72, inseam: null },
  measured_at: "2026-11-10T05:00:00.000Z",
};
const bookmark: Answer<"getBookmark"> = {
  id: 2,
  url: "/guide/delivery",
  title: "お届けについて",
  created_at: "2026-11-12T09:00:00.000Z",
};
const favourites: Answer<"listUserLists">["data"][number] = {
  key: "favorites",
  name: "お気に入り",
  is_default: true,
  count: 2,
  image: picture,
  updated_at: "2026-11-15T12:00:00.000Z",
};
const lists: Answer<"listUserLists"> = {
  data: [
    favourites,
    {
      key: "3f2a9c1d5e6b4a7f8091a2b3c4d5e6f7",
      name: "母の日",
      is_default: false,
      count: 1,
      image: picture,
      updated_at: "2026-11-14T12:00:00.000Z",
    },
  ],
};
const message: Answer<"listSystemMessages">["data"][number] = {
  key: "9b1c7e5a3d2f4b6c8a0e1f2d3c4b5a69",
  title: "お届け先のファイルができました",
  is_read: false,
  created_at: "2026-11-20T02:00:00.000Z",
};
const memo: Answer<"createMemo"> = {
  id: 1,
  order_id: 3,
  body: "母へ。来年は大きい方を。",
  updated_at: "2026-11-20T08:00:00.000Z",
};

/** Example responses of a member's data by call; `examples.test.ts` checks them. */
export const memberExamples = {
  listCoupons: { data: [coupon] },
  listMyCoupons: { data: [taken] },
  takeCoupon: taken,
  getPoints: { point: 1380, expires_at: "2027-11-20T15:00:00.000Z" },
  listPointHistories: {
    data: [
      {
        id: 12,
        amount: -120,
        reason: "used",
        reason_name: "お買い物で利用",
        note: null,
        order_id: 3,
        order_no: "261116-7K3F9QXA",
        created_at: "2026-11-16T04:00:00.000Z",
      },
    ],
  },
  listUserLists: lists,
  getUserList: { ...favourites, listables: [{ ...productInfo, is_favorite: true }] },
  attachToUserList: lists,
  detachFromUserLists: lists,
  detachFromUserList: lists,
  listBookmarks: { data: [bookmark] },
  getBookmark: bookmark,
  createBookmark: bookmark,
  listSystemMessages: { data: [message], unread_count: 1 },
  getSystemMessage: {
    ...message,
    is_read: true,
    body: "ご依頼いただいたお届け先のファイルができました。",
    link: null,
    file: { ...file, name: "お届け先_20261120.csv", type: "text/csv" },
  },
  uploadFile: {
    key: "inquiries/0a/0a4f7d1c9be24c5d8f3a6b7c8d9e0f12.jpg",
    name: file.name,
    type: file.type,
    size: file.size,
    expires_at: "2026-11-21T02:00:00.000Z",
  },
  createInquiry: { key: inquiry.key },
  listInquiries: { data: [inquirySummary] },
  getInquiry: inquiry,
  replyToInquiry: inquiry,
  listMemorials: { data: [memorial] },
  getMemorial: memorial,
  stopMails: { result: true },
  createMemorial: memorial,
  updateMemorial: memorial,
  listTimeseries: { data: [measured] },
  addTimeseries: measured,
  createMemo: memo,
  updateMemo: memo,
  importAddresses: { added: 1, changed: 1, ids: [4, 2] },
} satisfies { [N in CallName]?: Answer<N> };
