import * as v from "valibot";
import { LinkedFile } from "./file.ts";
import { Moment } from "./text.ts";

/** [message-center.shape] What the shop tells one member. */
export const SystemMessageSummary = v.object({
  key: v.string(),
  title: v.string(),
  is_read: v.boolean(),
  created_at: Moment,
});
export type SystemMessageSummary = v.InferOutput<typeof SystemMessageSummary>;

export const SystemMessage = v.object({
  ...SystemMessageSummary.entries,
  /** Plain text in paragraphs. */
  body: v.string(),
  /** Where it leads in this shop. */
  link: v.nullable(v.object({ href: v.string(), label: v.string() })),
  /** What was made for the member, e.g. an export that took its time; null also once it is gone. */
  file: v.nullable(LinkedFile),
});
export type SystemMessage = v.InferOutput<typeof SystemMessage>;
