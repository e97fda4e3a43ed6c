import { toLine } from "../normalise.ts";
import { printable, requiredWithoutAll } from "../rules.ts";
import { type NumberField, optional, type TextField } from "./field.ts";

const measure = (label: string, unit: "cm" | "kg"): NumberField => ({
  kind: "number",
  label,
  description: `In ${unit}, 1 to 300 with at most one decimal place.`,
  unit,
  min: 1,
  max: 300,
  places: 1,
});

const height: NumberField = {
  ...measure("身長", "cm"),
  formRules: [requiredWithoutAll(["weight", "chest", "waist", "hip", "sleeve", "inseam"])],
};

/** Body measurements; at least one is required. */
export const measurementFields = {
  height: optional(height),
  weight: optional(measure("体重", "kg")),
  chest: optional(measure("胸囲", "cm")),
  waist: optional(measure("ウエスト", "cm")),
  hip: optional(measure("ヒップ", "cm")),
  sleeve: optional(measure("袖丈", "cm")),
  inseam: optional(measure("股下", "cm")),
};

const text: TextField = {
  kind: "text",
  label: "刺繍の文字",
  description: "The letters, at most 10.",
  normalise: toLine,
  max: 10,
  rules: [printable],
  sample: "HANAKO",
  placeholder: "HANAKO",
};

const color: TextField = {
  kind: "text",
  label: "糸の色",
  description: "The thread's colour.",
  normalise: toLine,
  max: 100,
  sample: "紺",
  placeholder: "紺",
};

const position: TextField = {
  kind: "text",
  label: "刺繍の位置",
  description: "Where the letters go.",
  normalise: toLine,
  max: 100,
  sample: "左胸",
  placeholder: "左胸",
};

/** A name to embroider. */
export const embroideryFields = { text, color, position };

/** Letters to embroider on a product in the cart; the product sets the maximum. */
export const lineEmbroidery: TextField = { ...text, max: 20, description: "Letters to be embroidered on each piece." };
