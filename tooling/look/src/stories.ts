import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A state of a screen, or of a part of one. */
export interface Story {
  id: string;
  /** 画面/カート */
  title: string;
  /** 在庫不足 */
  name: string;
  /** The theme that it belongs to; null for a story of Simple, which every theme has. */
  theme: string | null;
}

interface Entry {
  type: string;
  id: string;
  title: string;
  name: string;
  importPath: string;
}

const SCREEN = /^\.\.\/\.\.\/packages\/ui-simple\/src\/screens\//;
const OWN = /^\.\.\/\.\.\/apps\/([^/]+)\/src\/own\//;

const readEntries = (folder: string): Entry[] => {
  const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries).filter(({ type }) => type === "story");
};

/**
 * Reads the stories of screens, and those of the themes' own parts, from a built Storybook.
 * @param folder of the build
 * @param only a part of the title or name of the stories that are wanted
 */
export function readStories(folder: string, only = ""): Story[] {
  return readEntries(folder).flatMap(({ id, title, name, importPath }) => {
    const theme = OWN.exec(importPath)?.[1] ?? null;
    const isWanted = theme !== null || SCREEN.test(importPath);
    return isWanted && `${title}/${name}`.includes(only) ? [{ id, title, name, theme }] : [];
  });
}

/** The id of a story that `readStories` leaves out: of an element. */
export const readElementStory = (folder: string): string =>
  readEntries(folder).find(({ importPath }) => !SCREEN.test(importPath) && !OWN.test(importPath))?.id ?? "";

/** The stories of a theme. */
export const storiesOf = (stories: readonly Story[], theme: string): Story[] =>
  stories.filter((story) => story.theme === null || story.theme === theme);
