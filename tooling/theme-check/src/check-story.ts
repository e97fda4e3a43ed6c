import axe from "axe-core";
import { renderStory, type RunnableStory } from "./render-story.ts";
import { findLosses, readParts } from "./required-parts.ts";
import { submitForm } from "./submit-form.ts";

/** A story shows a part of a page, so rules about the whole page do not apply; Storybook's check leaves out the same. */
const AXE = { resultTypes: ["violations" as const], rules: { region: { enabled: false } } };

/** Renders a story as Simple's and as the theme's. @returns the names of what the theme loses, axe's rules included */
export async function checkStory(story: RunnableStory, theme: string): Promise<string[]> {
  const simple = await partsAfterSubmit(await renderStory(story, "simple"));
  const screen = await renderStory(story, theme);
  const { violations } = await axe.run(screen, AXE);
  const losses = findLosses(simple, await partsAfterSubmit(screen));
  return [...losses, ...violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(" ")}`)];
}

async function partsAfterSubmit(screen: HTMLElement) {
  const before = readParts(screen);
  await submitForm(screen);
  const after = readParts(screen);
  return { ...after, required: [...new Set([...before.required, ...after.required])] };
}
