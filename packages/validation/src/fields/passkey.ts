import { toLine } from "../normalise.ts";
import type { TextField } from "./field.ts";

const name: TextField = {
  kind: "text",
  label: "パスキーの名前",
  description: "What the member calls the passkey; first the device it was created with.",
  normalise: toLine,
  max: 60,
  sample: "iPhone / Safari",
};

/** A member names a passkey. */
export const passkeyFields = { name };
