import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createFolder } from "./fixture.ts";
import { listThemeStories, THEME_TESTS } from "./theme-tests.ts";

const CART_STORIES = `import { CartView } from "#ui/screens/cart/cart-view";`;

test("a sample has all stories of an overridden part, and the plain one of what else shows an override in its folder", () => {
  const dir = createFolder({
    "simple/slots/header/header.tsx": "",
    "simple/slots/header/header.stories.tsx": `import { Header } from "#ui/slots/header/header";`,
    "simple/screens/cart/cart-view.tsx": `import { Lines } from "#ui/screens/cart/cart-lines";`,
    "simple/screens/cart/cart-lines.tsx": "",
    "simple/screens/cart/cart-view.stories.tsx": CART_STORIES,
    "app/src/slots/header/header.tsx": "",
    "app/src/screens/cart/cart-lines.tsx": "",
  });
  const list = (choice: string | undefined) => {
    vi.stubEnv(THEME_TESTS, choice);
    return listThemeStories(join(dir, "app"), join(dir, "simple"));
  };
  const cart = "screens/cart/cart-view.stories.tsx";
  const header = "slots/header/header.stories.tsx";
  expect(list("sample")).toEqual([
    { path: cart, isWhole: false },
    { path: header, isWhole: true },
  ]);
  expect(list(undefined)).toEqual([
    { path: cart, isWhole: true },
    { path: header, isWhole: true },
  ]);
  vi.unstubAllEnvs();
});
