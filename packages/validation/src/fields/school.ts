import { toAscii } from "../normalise.ts";
import type { TextField } from "./field.ts";

const key: TextField = {
  kind: "text",
  label: "学校キー",
  description: "The key that a school gives to its students.",
  normalise: toAscii,
  max: 64,
  sample: "SCHOOL2026",
  autoComplete: "off",
};

export const schoolKeyFields = { key };
