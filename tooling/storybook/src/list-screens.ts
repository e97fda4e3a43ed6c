/** A screen of the shop, and the story that shows it first. */
export interface Screen {
  id: string;
  name: string;
}

/** Storybook's index of its stories, `index.json`. */
export interface StoryIndex {
  entries: Readonly<Record<string, { type: string; id: string; title: string; importPath: string }>>;
}

const SCREENS = "/ui-simple/src/screens/";

/** The screens that Simple's stories show, in the order of the index, each once. */
export function listScreens({ entries }: StoryIndex): Screen[] {
  const stories = Object.values(entries).filter(
    ({ type, importPath }) => type === "story" && importPath.includes(SCREENS),
  );
  const byTitle = new Map<string, Screen>();
  for (const { id, title } of stories)
    if (!byTitle.has(title)) byTitle.set(title, { id, name: title.split("/").slice(1).join("／") });
  return [...byTitle.values()];
}
