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

/** The stories of a file by the names of their exports. */
export const readStories = (module: StoriesModule): Record<string, RunnableStory> =>
  composeStories(module) as Record<string, RunnableStory>;

/** Renders a story under a theme and plays it. @returns the element that holds it */
export async function renderStory(story: RunnableStory, theme: string): Promise<HTMLElement> {
  document.body.replaceChildren();
  setTheme(theme);
  const canvasElement = document.body.appendChild(document.createElement("div"));
  await story.run({ canvasElement });
  return canvasElement;
}
