import * as v from "valibot";
import { described } from "../described.ts";
import { DisplayName, UrlKey } from "./text.ts";

export const ColorScheme = described(
  "Colours of the shop that replace those of its theme.",
  v.object({
    key: UrlKey,
    name: DisplayName,
    colors: described(
      "Token of the theme (`color-accent`) → `#rrggbb`; missing tokens keep the theme's value.",
      v.record(v.pipe(v.string(), v.regex(/^color(-[a-z]+)+$/)), v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
    ),
  }),
);
export type ColorScheme = v.InferOutput<typeof ColorScheme>;
