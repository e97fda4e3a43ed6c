import type { GiftDestination } from "#ui/screens/social-gift-delivery/social-gift-delivery.props";
import type { ReceivedGift } from "#ui/screens/social-gift-shipping/social-gift-shipping.props";
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
