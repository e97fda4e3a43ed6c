import { toLine } from "../normalise.ts";
import type { TextField } from "./field.ts";

const list: TextField = {
  kind: "text",
  label: "リスト",
  description: "The list's key, or one of the form's own choices.",
  max: 100,
  sample: "favorites",
};

const name: TextField & { max: number } = {
  kind: "text",
  label: "新しいリストの名前",
  description: "The name of a new list.",
  normalise: toLine,
  max: 30,
  sample: "母の日",
  placeholder: "例：母の日",
};

/** The list into which a product is put; the name is for a new one. */
export const userListFields = { list, name };
