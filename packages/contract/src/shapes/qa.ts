import * as v from "valibot";

export const QaCategory = v.object({ key: v.string(), name: v.string(), qa_count: v.number() });
export type QaCategory = v.InferOutput<typeof QaCategory>;

/** A question that is often asked. [faq.grouped] Items are grouped by category. */
export const Qa = v.object({
  id: v.number(),
  /** The category's name. */
  category: v.string(),
  category_key: v.string(),
  question: v.string(),
  /** HTML of the shop's own making, made safe by the backend before it is answered. */
  answer: v.string(),
});
export type Qa = v.InferOutput<typeof Qa>;
