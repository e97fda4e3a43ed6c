import { toLine, toLines } from "../normalise.ts";
import { type NumberField, optional, type TextField } from "./field.ts";

const productName: TextField = {
  kind: "text",
  label: "商品名",
  description: "The product's name.",
  normalise: toLine,
  max: 100,
  sample: "青磁の飯碗",
  placeholder: "例：青磁の飯碗",
};

const makerName: TextField = {
  kind: "text",
  label: "メーカー名",
  description: "The maker's name.",
  normalise: toLine,
  max: 100,
  sample: "のれん窯",
  placeholder: "例：のれん窯",
};

const quantity: NumberField = {
  kind: "number",
  label: "ご希望の数量",
  description: "Pieces, 1 to 9999.",
  min: 1,
  max: 9999,
};

const note: TextField = {
  kind: "text",
  label: "ご要望",
  description: "Plain text of at most 1000 characters.",
  normalise: toLines,
  max: 1000,
  sample: "早めの入荷を希望します。",
  placeholder: "例：結婚祝いに贈りたいので、12月中旬までに希望します。",
};

/** A request for a product that is sold out or that the shop does not carry. */
export const productRequestFields = {
  product_name: productName,
  maker_name: optional(makerName),
  quantity: optional(quantity),
  note: optional(note),
};

/** A request for a product of the shop. */
export const restockRequestFields = {
  quantity: productRequestFields.quantity,
  note: productRequestFields.note,
};
