import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultSettings } from "@noren/contract/default-settings";
import { expect, test } from "vitest";

const settings = defaultSettings("simple", "暖簾商店");
const phone = settings["SITE.BREAKPOINT.SCREEN-SM"];
const tablet = settings["SITE.BREAKPOINT.SCREEN-MD"];
const ALLOWED = [
  `width <= ${phone}px`,
  `width > ${phone}px`,
  `${phone}px < width`,
  `width <= ${tablet}px`,
  `width > ${tablet}px`,
  // Very narrow phones.
  "width < 360px",
];

const root = join(import.meta.dirname, "../../..");
const files = globSync(["packages/ui-simple/src/**/*.{css,tsx}", "apps/*/src/**/*.{css,tsx}"], { cwd: root });

test("[screen.size-class] style sheets and pictures change at the widths of the settings only", () => {
  const conditions = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/width [<>]=? \d+px|\d+px [<>]=? width/g)].map(
      ([found]) => found,
    ),
  );
  expect(conditions.filter((condition) => !ALLOWED.includes(condition))).toEqual([]);
  expect(conditions).toEqual(expect.arrayContaining([`width > ${phone}px`, `width > ${tablet}px`]));
});
