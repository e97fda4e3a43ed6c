import { toLine, toName } from "../normalise.ts";
import { type NumberField, optional, type TextField } from "./field.ts";
import { body } from "./inquiry.ts";

const rating: NumberField = {
  kind: "number",
  label: "評価",
  description: "Stars, 1 to 5.",
  min: 1,
  max: 5,
  isChosen: true,
};

const title: TextField = {
  kind: "text",
  label: "タイトル",
  description: "Plain text of at most 50 characters.",
  normalise: toLine,
  max: 50,
  sample: "毎日使っています",
};

const nickname: TextField = {
  kind: "text",
  label: "ニックネーム",
  description: "The name below the review; never the member's own by itself.",
  normalise: toName,
  max: 20,
  sample: "はな",
  autoComplete: "nickname",
};

const reviewBody: typeof body = {
  ...body,
  label: "レビュー",
  sample: "軽くて、口あたりがよいです。",
  placeholder: "例：軽くて口あたりがよく、毎朝使っています。",
};

/** A member's review of a product. */
export const reviewFields = { rating, title: optional(title), body: reviewBody, nickname };
