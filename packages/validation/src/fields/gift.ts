import { toLine, toLines, toName } from "../normalise.ts";
import { optional, type TextField } from "./field.ts";

const nickname = { kind: "text", normalise: toName, max: 50 } as const;

const receiverName: TextField = {
  ...nickname,
  label: "贈るお相手のお名前",
  description: "The recipient, as the giver calls them.",
  sample: "美咲",
};

const senderName: TextField = {
  ...nickname,
  label: "あなたのお名前",
  description: "The giver, as they want to be called.",
  sample: "花子",
};

const message: TextField = {
  kind: "text",
  label: "メッセージ",
  description: "The giver's words to the recipient, at most 300 characters.",
  normalise: toLines,
  max: 300,
  sample: "お誕生日おめでとう",
};

/** The giver and the recipient of a social gift. */
export const giftReceiverFields = { receiver_name: receiverName, sender_name: senderName, message: optional(message) };

const noshiTitle: TextField = {
  kind: "text",
  label: "表書き",
  description: "One of the occasion's titles.",
  normalise: toLine,
  max: 20,
  sample: "御祝",
};

const noshiName: TextField = {
  kind: "text",
  label: "名入れ",
  description: "The name below the knot; without one its place stays empty.",
  normalise: toLine,
  max: 40,
  sample: "山田",
};

export const noshiFields = { title: noshiTitle, name: optional(noshiName) };

/** The message card of a parcel. */
export const messageCardFields = {
  message: { ...message, max: 200, description: "The words on the card, at most 200 characters." },
};
