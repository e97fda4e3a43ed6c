import type { SocialGiftStatus } from "@noren/contract";

export const giverGiftCopy = {
  title: "ソーシャルギフト",
  status: "状況",
  until: "受取期限",
  untilDay: (day: string) => `${day}まで`,
  acceptedAt: "お手続き",
  letter: "お相手に表示されるメッセージ",
  near: (days: number) =>
    days > 0
      ? `お受け取りの期限まで、あと${days}日です。お相手にお声がけください。`
      : "お受け取りの期限は、本日までです。お相手にお声がけください。",
  explained: {
    awaiting_payment: "お支払いの期限までにご入金を確認できない場合は、ご注文をキャンセルします。",
    waiting:
      "お相手のお手続きをお待ちしています。期限の3日前にも、メールでお知らせします。期限までにお手続きがない場合や、お相手が辞退された場合は、ご注文をキャンセルし、お支払い済みの代金をご返金します。",
    accepted: "お相手がお届け先とお届け日時を指定されました。ご住所とお届け日時は、お相手のほかにはお知らせしません。",
    declined: "お相手が辞退されたため、ご注文をキャンセルしました。",
    expired: "期限までにお手続きがなかったため、ご注文をキャンセルしました。",
    cancelled: "ご注文がキャンセルされたため、ギフトのリンクはご利用いただけません。",
  } satisfies Record<SocialGiftStatus, string>,
} as const;
