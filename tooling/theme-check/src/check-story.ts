import axe from "axe-core";
import { renderStory, type RunnableStory } from "./render-story.ts";
import { findLosses, readParts, type ScreenParts } from "./required-parts.ts";
import { submitForm } from "./submit-form.ts";

/** A story shows a part of a page, so rules about the whole page do not apply; Storybook's check leaves out the same. */
const AXE = { resultTypes: ["violations" as const], rules: { region: { enabled: false } } };

/** The parts of Simple's screens: each theme is compared with the same. */
const partsOfSimple = new WeakMap<RunnableStory, ScreenParts>();

/** Renders a story as Simple's and as the theme's. @returns the names of the lost parts and of the broken axe rules */
export async function checkStory(story: RunnableStory, theme: string): Promise<string[]> {
  const simple = partsOfSimple.get(story) ?? (await readPartsAfterSubmit(await renderStory(story, "simple")));
  partsOfSimple.set(story, simple);
  const screen = await renderStory(story, theme);
  const { violations } = await axe.run(screen, AXE);
  const losses = findLosses(simple, await readPartsAfterSubmit(screen));
  return [...losses, ...violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(" ")}`)];
}

async function readPartsAfterSubmit(screen: HTMLElement) {
  const before = readParts(screen);
  await submitForm(screen);
  const after = readParts(screen);
  return { ...after, required: [...new Set([...before.required, ...after.required])] };
}
