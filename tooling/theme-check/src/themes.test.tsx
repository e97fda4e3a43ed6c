import { describe, expect, inject, test } from "vitest";
import "#ui/cascade-layers.css";
import "#ui/tokens.css";
import "#ui/base.css";
import { checkStory } from "./check-story.ts";
import { readStories, type RunnableStory, type StoriesModule } from "./render-story.ts";

const SIMPLE = "../../../packages/ui-simple/src/";
const files = import.meta.glob<StoriesModule>("../../../packages/ui-simple/src/**/*.stories.tsx");

document.documentElement.lang = "ja";

async function loadStories(path: string): Promise<Record<string, RunnableStory>> {
  const file = files[SIMPLE + path];
  if (!file) throw new Error(`No stories at ${path}.`);
  return readStories(await file());
}

async function loadPlainStory(path: string): Promise<RunnableStory> {
  const { Plain: story } = await loadStories(path);
  if (!story) throw new Error(`No plain story in ${path}.`);
  return story;
}

/** Files of stories whose plain story shows a required part, and the part; `fixtures/careless` overrides each without it. */
const PARTS = [
  ["screens/cart-confirm/cart-confirm-view.stories.tsx", "legal-quantities"],
  ["screens/cart-confirm/cart-confirm-view.stories.tsx", "legal-amounts"],
  ["screens/cart-confirm/cart-confirm-view.stories.tsx", "legal-payment"],
  ["screens/cart-confirm/cart-confirm-view.stories.tsx", "legal-delivery"],
  ["screens/cart-confirm/cart-confirm-view.stories.tsx", "legal-period"],
  ["screens/cart-confirm/cart-confirm-view.stories.tsx", "legal-cancellation"],
  ["screens/cart-confirm/cart-confirm-view.stories.tsx", "order-button"],
  ["screens/product/product-view.stories.tsx", "postage-note"],
  ["screens/product-list/product-list-view.stories.tsx", "reduced-rate-note"],
  ["screens/register/register-view.stories.tsx", "error-summary"],
  ["screens/register/register-view.stories.tsx", "error-focus"],
  ["screens/login/login-view.stories.tsx", "focus-order"],
  ["slots/product-card/product-card.stories.tsx", "axe image-alt"],
] as const;
const partStories = [...new Set(PARTS.map(([path]) => path))];

describe.each(inject("themes"))("$name", ({ name, stories, optOuts }) => {
  const isOptedOut = (check: string) => optOuts.some(({ skip }) => skip === check);
  const findLossesIn = async (checked: readonly RunnableStory[]): Promise<string[]> => {
    const losses: string[] = [];
    for (const story of checked) {
      for (const loss of await checkStory(story, name)) {
        if (!isOptedOut(loss)) losses.push(`${name} loses ${loss} in ${story.storyName}`);
      }
    }
    return losses;
  };

  test.each(stories)("%s", async (path) => {
    const named = await loadStories(path);
    const all = Object.values(named);
    expect(await findLossesIn(inject("isSample") ? [named["Plain"] ?? all[0]!] : all)).toEqual([]);
  });

  // A sample of the stories has each required part too.
  test.each(partStories.filter((path) => !stories.includes(path) && !isOptedOut(path)))(
    "%s, its plain story",
    async (path) => {
      expect(await findLossesIn([await loadPlainStory(path)])).toEqual([]);
    },
  );
});

test.each(PARTS)("a theme that changes %s fails with the name of the lost part: %s", async (path, loss) => {
  const losses = await checkStory(await loadPlainStory(path), "careless");
  expect(losses).toContainEqual(expect.stringMatching(new RegExp(`^${loss}`)));
});
