import { describe, expect, inject, test } from "vitest";
import "#ui/cascade-layers.css";
import "#ui/tokens.css";
import "#ui/base.css";
import { checkStory } from "./check-story.ts";
import { type StoriesModule, readStories } from "./render-story.ts";

const SIMPLE = "../../../packages/ui-simple/src/";
const files = import.meta.glob<StoriesModule>("../../../packages/ui-simple/src/**/*.stories.tsx");

document.documentElement.lang = "ja";

const loadStories = (path: string): Promise<StoriesModule> => {
  const file = files[SIMPLE + path];
  if (!file) throw new Error(`No stories at ${path}.`);
  return file();
};

describe.each(inject("themes"))("$name", ({ name, stories, optOuts }) => {
  const isOptedOut = (check: string) => optOuts.some(({ skip }) => skip === check);

  test.each(stories)("%s", async (path) => {
    const losses: string[] = [];
    for (const story of Object.values(readStories(await loadStories(path)))) {
      for (const loss of await checkStory(story, name)) {
        if (!isOptedOut(loss)) losses.push(`${name} loses ${loss} in ${story.storyName}`);
      }
    }
    expect(losses).toEqual([]);
  });
});

/** `fixtures/careless` overrides each of these without the part. */
test.each([
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
])("a theme that changes %s fails with the name of the lost part: %s", async (path, loss) => {
  const { Plain: story } = readStories(await loadStories(path));
  if (!story) throw new Error(`No story in ${path}.`);
  expect(await checkStory(story, "careless")).toContainEqual(expect.stringMatching(new RegExp(`^${loss}`)));
});
