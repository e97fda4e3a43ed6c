import { THEMES } from "@noren/contract";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { chooseBuild, chooseFallbackBuild, readBuilds, loadChosen } from "./builds.ts";
import { writeTestBuilds } from "./testing/write-test-builds.ts";

const builds = new Map([
  ["simple", "build of simple"],
  ["fl1", "build of fl1"],
  ["students", "build of students"],
]);

test("[theme.resolve-order] [settings.drive-behaviour] the channel's client, else its theme, else Simple", () => {
  expect(chooseBuild(builds, { "SITE.CLIENT": "students", "SITE.THEME": "fl1" })).toBe("build of students");
  expect(chooseBuild(builds, { "SITE.CLIENT": null, "SITE.THEME": "fl1" })).toBe("build of fl1");
});

test("[theme.all-fourteen] a shop with any of the fourteen themes is served by its own build or by Simple's", () => {
  for (const theme of THEMES)
    expect(chooseBuild(builds, { "SITE.THEME": theme })).toBe(`build of ${builds.has(theme) ? theme : "simple"}`);
});

test("[theme.fallback-simple] a theme or client without a build falls back to the next choice, at last to Simple", () => {
  expect(chooseBuild(builds, { "SITE.CLIENT": "unknown", "SITE.THEME": "fl1" })).toBe("build of fl1");
  expect(chooseBuild(builds, { "SITE.THEME": "wag" })).toBe("build of simple");
  expect(chooseBuild(builds, null)).toBe("build of simple");
});

type Builds = Awaited<ReturnType<typeof readBuilds>>;

const states = (builds: Builds) => Object.fromEntries([...builds.values()].map(({ name, state }) => [name, state]));

/** The text of the chosen build's pages. */
async function renderText(builds: Builds, theme: string): Promise<string> {
  const { render } = await loadChosen(builds, { "SITE.THEME": theme });
  const { response } = await render(new URL("http://localhost/"), { origin: "", headers: { "X-Channel": "" }, fetch });
  return response.text();
}

test("a build is loaded at the first request of a channel that shows it", async () => {
  const builds = await readBuilds(writeTestBuilds({ simple: undefined, fl1: undefined, wag: undefined }), 0);
  expect(states(builds)).toEqual({ fl1: "unloaded", simple: "unloaded", wag: "unloaded" });
  expect(await renderText(builds, "fl1")).toBe("fl1");
  expect(states(builds)).toEqual({ fl1: "loaded", simple: "unloaded", wag: "unloaded" });
});

test("a build that cannot be loaded is replaced by Simple's and does not stop the others", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const builds = await readBuilds(
    writeTestBuilds({ simple: undefined, fl1: undefined, wag: "throw new Error('broken')" }),
    0,
  );
  expect(await Promise.all([renderText(builds, "wag"), renderText(builds, "wag"), renderText(builds, "fl1")])).toEqual([
    "simple",
    "simple",
    "fl1",
  ]);
  expect(states(builds)).toEqual({ fl1: "loaded", simple: "loaded", wag: "failed" });
  expect(log).toHaveBeenCalledTimes(1);
});

test("loading fails with an error when no build can be loaded", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const builds = await readBuilds(writeTestBuilds({ simple: "throw new Error('broken')" }), 0);
  await expect(renderText(builds, "simple")).rejects.toThrow("No build can be loaded.");
  expect(chooseFallbackBuild(builds).state).toBe("failed");
});

test("a single build serves every channel, a folder of builds needs Simple's", async () => {
  const apps = writeTestBuilds({ wag: undefined });
  expect([...(await readBuilds(join(apps, "wag/build"), 0)).keys()]).toEqual(["wag"]);
  await expect(readBuilds(apps, 0)).rejects.toThrow(/no build of simple/);
});
