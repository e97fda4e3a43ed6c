import type { Inquiry } from "@noren/contract";

export const inquiry: Inquiry = {
  key: "7K3F9QXA2M",
  kind: "contact",
  kind_name: "お問い合わせ",
  category: { key: "delivery", name: "お届けについて" },
  subject: "届いた碗の縁に欠けがありました。",
  status: "answered",
  status_name: "回答済み",
  is_unread: false,
  created_at: "2026-11-18T10:00:00+09:00",
  updated_at: "2026-11-19T11:30:00+09:00",
  body: "届いた碗の縁に欠けがありました。\n交換は可能でしょうか。",
  details: [
    { name: "氏名", value: "山田 花子" },
    { name: "ご注文番号", value: "261116-7K3F9QXA" },
  ],
  files: [{ name: "届いた碗.jpg", type: "image/jpeg", size: 1_240_000, url: "/storage/simple/files/a" }],
  comments: [
    {
      id: 3,
      author: "shop",
      body: "ご不便をおかけし、申し訳ございません。代わりの品をお送りいたします。",
      files: [],
      created_at: "2026-11-19T11:30:00+09:00",
    },
  ],
  can_reply: true,
};
