import * as v from "valibot";
import { Block } from "./block.ts";
import { Picture } from "./catalogue.ts";

/** What the list of landing pages tells of one. */
export const LandingPageSummary = v.object({
  slug: v.string(),
  title: v.string(),
  /** Plain text, also for search engines. */
  lead: v.string(),
  image: v.nullable(Picture),
});
export type LandingPageSummary = v.InferOutput<typeof LandingPageSummary>;

export const LandingPage = v.object({
  ...LandingPageSummary.entries,
  layout: v.array(Block),
  extend: v.object({ is_show_header: v.boolean(), is_show_footer: v.boolean() }),
  /** ISO 8601. */
  updated_at: v.string(),
});
export type LandingPage = v.InferOutput<typeof LandingPage>;
