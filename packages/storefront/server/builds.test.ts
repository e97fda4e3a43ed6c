import { THEMES } from "@noren/contract";
import { expect, test } from "vitest";
import { chooseBuild } from "./builds.ts";

const builds = new Map([
  ["simple", "build of simple"],
  ["fl1", "build of fl1"],
  ["students", "build of students"],
]);

test("[theme.resolve-order] [settings.drive-behaviour] the channel's client, else its theme, else Simple", () => {
  expect(chooseBuild(builds, { "SITE.CLIENT": "students", "SITE.THEME": "fl1" })).toBe("build of students");
  expect(chooseBuild(builds, { "SITE.CLIENT": null, "SITE.THEME": "fl1" })).toBe("build of fl1");
});

test("[theme.all-fourteen] a shop with any of the fourteen themes is served: by its own build, or else by Simple's", () => {
  for (const theme of THEMES)
    expect(chooseBuild(builds, { "SITE.THEME": theme })).toBe(`build of ${builds.has(theme) ? theme : "simple"}`);
});

test("[theme.fallback-simple] what is not deployed, or not known, is Simple's", () => {
  expect(chooseBuild(builds, { "SITE.CLIENT": "unknown", "SITE.THEME": "fl1" })).toBe("build of fl1");
  expect(chooseBuild(builds, { "SITE.THEME": "wag" })).toBe("build of simple");
  expect(chooseBuild(builds, null)).toBe("build of simple");
});
