import * as v from "valibot";
import { described } from "../described.ts";
import { Block } from "./block.ts";
import { OptionalPicture } from "./media.ts";
import { DateTime, PlainText } from "./text.ts";

export const LandingPageSummary = described(
  "A landing page in the list.",
  v.object({
    slug: described("The landing page's key in the URL.", v.string()),
    title: PlainText,
    lead: described("Plain text, also for search engines.", v.string()),
    image: OptionalPicture,
  }),
);
export type LandingPageSummary = v.InferOutput<typeof LandingPageSummary>;

export const LandingPage = v.object({
  ...LandingPageSummary.entries,
  layout: v.array(Block),
  extend: v.object({
    is_show_header: described("Whether the shop's header is shown.", v.boolean()),
    is_show_footer: described("Whether the shop's footer is shown.", v.boolean()),
  }),
  updated_at: DateTime,
});
export type LandingPage = v.InferOutput<typeof LandingPage>;
