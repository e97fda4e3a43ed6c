import { composeStories, type Meta, type StoryObj } from "@storybook/react-vite";
import { setTheme } from "virtual:shadow-themes";

export interface StoriesModule {
  default: Meta;
  [name: string]: StoryObj | Meta;
}

export interface RunnableStory {
  storyName: string;
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

const storiesOfModules = new WeakMap<StoriesModule, Record<string, RunnableStory>>();

/** The stories of a file by the names of their exports; the same objects at every call. */
export function readStories(module: StoriesModule): Record<string, RunnableStory> {
  const stories = storiesOfModules.get(module) ?? (composeStories(module) as Record<string, RunnableStory>);
  storiesOfModules.set(module, stories);
  return stories;
}

/** Renders a story under a theme and plays it. @returns the element that holds it */
export async function renderStory(story: RunnableStory, theme: string): Promise<HTMLElement> {
  document.body.replaceChildren();
  setTheme(theme);
  const canvasElement = document.body.appendChild(document.createElement("div"));
  await story.run({ canvasElement });
  return canvasElement;
}
