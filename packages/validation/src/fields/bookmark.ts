import { toLine } from "../normalise.ts";
import type { TextField } from "./field.ts";

const title: TextField & { max: number } = {
  kind: "text",
  label: "ブックマークの名前",
  description: "What the member calls the page; first its title with the conditions of its list.",
  normalise: toLine,
  max: 200,
  sample: "飯碗・鉢（白）",
};

/** A member names a bookmark. */
export const bookmarkFields = { title };
