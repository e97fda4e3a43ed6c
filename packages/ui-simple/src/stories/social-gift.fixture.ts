import type { Order } from "@noren/contract";
import type { GiftDestination } from "#ui/screens/social-gift-delivery/social-gift-delivery.props";
import type { ReceivedGift } from "#ui/screens/social-gift-shipping/social-gift-shipping.props";
import type { GiverGiftProps } from "#ui/slots/social-gift/giver-gift";
import { order } from "#ui/stories/order.fixture";
import { pictures } from "#ui/stories/pictures.fixture";

/** A social gift as its recipient sees it. */
export const receivedGift: ReceivedGift = {
  receiverName: "美咲",
  senderName: "花子",
  message: "お誕生日おめでとう。\nいつもありがとう。忙しい毎日だと思うけれど、これでゆっくりお茶の時間を過ごしてね。",
  expiresAt: "2026-12-05T00:00:00+09:00",
  products: [
    { name: "青磁の飯碗 大", quantity: 2, image: pictures.celadon },
    { name: "木桶仕込みの醤油 二年熟成", quantity: 1, image: pictures.shoyu },
  ],
};

/** The address that its recipient entered. */
export const giftDestination: GiftDestination = {
  name: "佐藤　美咲",
  address: "〒060-0061 北海道札幌市中央区南一条西4-13 のれんハイツ 302",
  phoneNumber: "09012345678",
};

const { receiverName, senderName, message } = receivedGift;

/** A small pattern instead of a code that a camera could read. */
const qr = { size: 5, path: "M1 1h1v1h-1zM3 1h1v1h-1zM2 2h1v1h-1zM1 3h1v1h-1zM3 3h1v1h-1z" };

/** A social gift that waits for its recipient, as its giver sees it. */
export const waitingGift: GiverGiftProps = {
  letter: { receiverName, senderName, message },
  status: "waiting",
  statusName: "お受け取り手続き待ち",
  expiresAt: receivedGift.expiresAt,
  acceptedAt: null,
  daysLeft: null,
  link: {
    url: `https://shop.example.jp/social-gift/shipping/${"aB3-".repeat(16)}`,
    receiverName,
    canShare: true,
    qr,
    onCopied: () => undefined,
    onShared: () => undefined,
    onQrOpened: () => undefined,
  },
};

/** A social gift whose order awaits its payment. */
export const unpaidGift: GiverGiftProps = {
  ...waitingGift,
  status: "awaiting_payment",
  statusName: "ご入金の確認待ち",
  expiresAt: null,
  link: null,
};

/** The order of a social gift: without address and day. */
export const giftOrder: Order = {
  ...order,
  shippings: order.shippings.map((shipping) => ({
    ...shipping,
    shipping_name: receiverName,
    postal_code: null,
    full_address: null,
    phone_number: null,
    delivery_at: null,
    delivery_timezone_name: null,
  })),
};
