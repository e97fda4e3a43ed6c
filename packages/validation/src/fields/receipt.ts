import { toLine } from "../normalise.ts";
import { printable } from "../rules.ts";
import { type ChoiceField, optional, type TextField } from "./field.ts";

const addressee: TextField = {
  kind: "text",
  label: "宛名",
  description: "The person or company the receipt is made out to.",
  normalise: toLine,
  max: 100,
  rules: [printable],
  sample: "株式会社のれん堂",
};

const honorific: ChoiceField<"sama" | "onchu"> = {
  kind: "choice",
  label: "敬称",
  description: "`sama` (様) for a person, `onchu` (御中) for a company.",
  options: [
    { value: "sama", label: "様" },
    { value: "onchu", label: "御中" },
  ],
  initial: "sama",
};

const proviso: TextField = {
  kind: "text",
  label: "但し書き",
  description: "What the payment was for, without 但し before and として after it.",
  normalise: toLine,
  max: 50,
  rules: [printable],
  sample: "お品代",
};

/** A receipt (領収書): who it is made out to, and for what. */
export const receiptFields = { addressee, honorific, proviso };

/** A quotation (見積書): without an addressee it is made out to the orderer, or to the company of a member. */
export const quotationFields = {
  addressee: optional({ ...addressee, description: "The person or company the quotation is made out to." }),
  honorific,
};
