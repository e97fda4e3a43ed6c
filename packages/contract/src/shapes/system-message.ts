import * as v from "valibot";
import { described } from "../described.ts";
import { LinkedFile } from "./file.ts";
import { Moment, PlainText, UrlKey } from "./text.ts";

/** [message-center.shape] */
export const SystemMessageSummary = described(
  "A message of the shop to one member.",
  v.object({
    key: UrlKey,
    title: PlainText,
    is_read: described("Whether the member has read it.", v.boolean()),
    created_at: Moment,
  }),
);
export type SystemMessageSummary = v.InferOutput<typeof SystemMessageSummary>;

export const SystemMessage = v.object({
  ...SystemMessageSummary.entries,
  body: described("Plain text in paragraphs.", v.string()),
  link: described(
    "A path of this shop with its text; null for none.",
    v.nullable(
      v.object({
        href: described("A path of this shop.", v.string()),
        label: described("The link's text.", v.string()),
      }),
    ),
  ),
  file: described("A file for the member, e.g. an export; null for none, or once deleted.", v.nullable(LinkedFile)),
});
export type SystemMessage = v.InferOutput<typeof SystemMessage>;
