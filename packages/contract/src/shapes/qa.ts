import * as v from "valibot";
import { described } from "../described.ts";
import { DisplayName, Id, SafeHtml, UrlKey } from "./text.ts";

export const QaCategory = v.object({ key: UrlKey, name: DisplayName, qa_count: v.number() });
export type QaCategory = v.InferOutput<typeof QaCategory>;

/** [faq.grouped] */
export const Qa = described(
  "A frequently asked question.",
  v.object({
    id: Id,
    category: described("The category's name.", v.string()),
    category_key: v.string(),
    question: v.string(),
    answer: SafeHtml,
  }),
);
export type Qa = v.InferOutput<typeof Qa>;
