/** `npm run look` takes pictures of every screen in its states; `-- --against REF` shows what changed since a revision. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { getChromiumLaunchOptions } from "@noren/bootstrap/chromium";
import { listPackages } from "@noren/bootstrap/workspace-packages";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { chromium, type Browser } from "@playwright/test";
import { preview } from "vite";
import { comparePictures } from "./compare.ts";
import { renderPage, type Look } from "./page.ts";
import { pictureFile, takePictures, WIDTHS, type Scene, type Width } from "./pictures.ts";
import { buildStorybook, checkOut } from "./revision.ts";
import { readElementStory, readStories, storiesOf } from "./stories.ts";

const OUTPUT = join(workspaceRoot, ".cache/look");
const USAGE = "Usage: npm run look -- [THEME…] [--against REVISION] [--only WORD] [--width 390 | 820 | 1280]…";

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { against: { type: "string" }, only: { type: "string" }, width: { type: "string", multiple: true } },
    });
    const apps = listPackages(workspaceRoot, "apps");
    const widths = WIDTHS.filter((width) => values.width?.includes(String(width)) ?? true);
    if (positionals.every((name) => apps.includes(name)) && widths.length > 0)
      return {
        themes: positionals.length > 0 ? positionals : apps,
        widths,
        against: values.against ?? null,
        only: values.only,
      };
  } catch {
    // An unknown option.
  }
  console.error(USAGE);
  return process.exit(1);
}

const { themes, widths, against, only } = readArguments();

/** The pictures of a revision: the scenes, and those that failed. */
interface Taken {
  scenes: Scene[];
  failed: Scene[];
}

async function takeRevision(browser: Browser, checkout: string, folder: string): Promise<Taken> {
  const build = await buildStorybook(checkout);
  const stories = readStories(build, only);
  const scenes = themes.flatMap((theme) => storiesOf(stories, theme).map((story) => ({ theme, story })));
  const server = await preview({
    configFile: false,
    root: build,
    build: { outDir: "." },
    preview: { host: "127.0.0.1", port: 0 },
    logLevel: "error",
  });
  const origin = new URL(server.resolvedUrls?.local[0] ?? "").origin;
  let taken = 0;
  const onTaken = () => {
    taken += 1;
    if (taken % 50 === 0 || taken === scenes.length) console.error(`${taken} of ${scenes.length} stories …`);
  };
  const pages = availableParallelism() + 1;
  const opening = readElementStory(build);
  const failed = await takePictures(scenes, {
    browser,
    origin,
    opening,
    folder: join(OUTPUT, folder),
    widths,
    pages,
    onTaken,
  });
  await server.close();
  return { scenes, failed };
}

const keyOf = ({ theme, story }: Scene): string => `${theme} ${story.id}`;

async function toLook(scene: Scene, width: Width, after: Taken, before: Taken | null): Promise<Look> {
  const file = pictureFile(scene, width);
  const has = (taken: Taken | null) => taken?.scenes.some((one) => keyOf(one) === keyOf(scene)) ?? false;
  const [isAfter, isBefore] = [has(after), has(before)];
  const marked = `marked/${file}`;
  const share =
    isAfter && isBefore
      ? await comparePictures(join(OUTPUT, "before", file), join(OUTPUT, "after", file), join(OUTPUT, marked))
      : 0;
  return {
    theme: scene.theme,
    title: scene.story.title,
    name: scene.story.name,
    width,
    after: isAfter ? `after/${file}` : null,
    before: isBefore ? `before/${file}` : null,
    marked: share > 0 ? marked : null,
    share: isAfter && (isBefore || before === null) ? share : 1,
    isFailed: after.failed.includes(scene),
  };
}

for (const folder of ["before", "after", "marked"]) rmSync(join(OUTPUT, folder), { recursive: true, force: true });
for (const theme of themes) mkdirSync(join(OUTPUT, "marked", theme), { recursive: true });
const browser = await chromium.launch(getChromiumLaunchOptions());
const after = await takeRevision(browser, workspaceRoot, "after");
const before =
  against === null ? null : await takeRevision(browser, checkOut(against, join(OUTPUT, "checkouts")), "before");
await browser.close();

const known = new Set(after.scenes.map(keyOf));
const removed = before?.scenes.filter((scene) => !known.has(keyOf(scene))) ?? [];
const looks: Look[] = [];
for (const scene of [...after.scenes, ...removed])
  for (const width of widths) looks.push(await toLook(scene, width, after, before));
const page = join(OUTPUT, "index.html");
writeFileSync(page, renderPage(looks, against));
for (const { theme, story } of after.failed) console.error(`${theme}: ${story.title}/${story.name} failed to render`);
console.log(page);
process.exitCode = after.failed.length > 0 ? 1 : 0;
