import * as v from "valibot";
import { described } from "../described.ts";
import { DisplayName } from "./text.ts";

/** The shops to which a member can go without another login. */
export const SyncShops = described(
  "The shops of `LOGIN.SYNC_CHANNELS` that name this one too; the API adds it.",
  v.optional(
    v.array(
      v.object({
        channel: described("The shop's key.", v.string()),
        name: DisplayName,
        url: described("The URL of its home.", v.string()),
      }),
    ),
  ),
);
