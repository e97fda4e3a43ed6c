import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import type { Story } from "./stories.ts";

export const WIDTHS = [390, 820, 1280] as const;
export type Width = (typeof WIDTHS)[number];

/** A story under a theme. */
export interface Scene {
  theme: string;
  story: Story;
}

/** The file of a picture below the folder of its revision. */
export const pictureFile = ({ theme, story }: Scene, width: Width): string => `${theme}/${story.id}-${width}.png`;

/** Before a page is scrolled; a full picture is as long as the page. */
const HEIGHT = 900;

const STORY_TIMEOUT_MS = 30_000;
/** A picture that is not there by then is not part of the story. */
const PICTURES_TIMEOUT_MS = 5000;

/** The stories' dates are fixed; what counts from today must be too. */
const NOW = new Date("2026-11-20T10:00:00+09:00");

interface Options {
  browser: Browser;
  /** Origin of the served Storybook. */
  origin: string;
  /** The id of a story that is not among the scenes. */
  opening: string;
  /** Folder for the pictures. */
  folder: string;
  widths: readonly Width[];
  /** Pages at a time. */
  pages: number;
  onTaken: (scene: Scene) => void;
}

/**
 * Takes pictures of scenes at each width. Returns the scenes whose story failed to render; their pictures show the error.
 * A page keeps its theme for as long as possible, since Storybook changes stories without loading the page again.
 */
export async function takePictures(scenes: readonly Scene[], options: Options): Promise<Scene[]> {
  const { browser, origin, opening, folder, widths, pages, onTaken } = options;
  for (const theme of new Set(scenes.map((scene) => scene.theme))) mkdirSync(join(folder, theme), { recursive: true });
  const waiting = scenes.values();
  const failed: Scene[] = [];
  const work = async () => {
    const context = await browser.newContext({ reducedMotion: "reduce", locale: "ja-JP", timezoneId: "Asia/Tokyo" });
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    let theme = "";
    for (const scene of waiting) {
      if (scene.theme !== theme) await openStorybook(page, origin, opening, scene.theme);
      theme = scene.theme;
      if (!(await showStory(page, scene.story))) failed.push(scene);
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT });
        const path = join(folder, pictureFile(scene, width));
        await page.screenshot({ path, fullPage: true, animations: "disabled", caret: "hide" });
      }
      onTaken(scene);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: pages }, work));
  return failed;
}

/** The channel to Storybook's preview. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (payload: { storyId: string; status: string }) => void) => void;
    emit: (event: string, payload: object) => void;
  };
}

/**
 * Opens Storybook with a theme, which the following stories keep.
 * @param story one that is not among the scenes: to show a story again would not say when it is rendered
 */
async function openStorybook(page: Page, url: string, story: string, theme: string): Promise<void> {
  // Storybook's check with axe would take longer than the pictures.
  const globals = `theme:${theme};a11y.manual:!true`;
  await page.goto(`${url}/iframe.html?viewMode=story&id=${encodeURIComponent(story)}&globals=${globals}`, {
    // When the story changes before it is finished, Storybook loads the page again.
    waitUntil: "networkidle",
  });
  await page.locator("#storybook-root > *").first().waitFor({ state: "attached" });
}

/** Shows a story until its fonts and pictures are there. Resolves to whether it could be rendered. */
async function showStory(page: Page, { id }: Story): Promise<boolean> {
  const isRendered = await page.evaluate(
    ([storyId, limitMs]) =>
      new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), limitMs);
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
        channel.on("storyFinished", (finished) => {
          if (finished.storyId === storyId) resolve(finished.status === "success");
        });
        channel.emit("setCurrentStory", { storyId, viewMode: "story" });
      }),
    [id, STORY_TIMEOUT_MS] as const,
  );
  await page.evaluate(async (limitMs) => {
    const loaded = [...document.images].map((image) => {
      // A lazy one below the fold would load while the picture is taken.
      image.loading = "eager";
      return image.decode();
    });
    const late = new Promise((resolve) => setTimeout(resolve, limitMs));
    await Promise.race([Promise.allSettled([document.fonts.ready, ...loaded]), late]);
  }, PICTURES_TIMEOUT_MS);
  return isRendered;
}
