import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createFolder } from "./fixture.ts";
import { listThemeTests, THEME_TESTS } from "./theme-tests.ts";

test("a sample has the stories in the folders of overrides, and the whole what else shows them", () => {
  const dir = createFolder({
    "simple/slots/header/header.tsx": "",
    "simple/slots/header/header.stories.tsx": `import { Header } from "#ui/slots/header/header";`,
    "simple/screens/cart/cart-view.tsx": `import { Header } from "#ui/slots/header/header";`,
    "simple/screens/cart/cart-view.stories.tsx": `import { CartView } from "#ui/screens/cart/cart-view";`,
    "app/src/slots/header/header.tsx": "",
  });
  const list = (choice: string | undefined) => {
    vi.stubEnv(THEME_TESTS, choice);
    return listThemeTests(join(dir, "app"), join(dir, "simple"), "**/*.stories.tsx");
  };
  const header = "slots/header/header.stories.tsx";
  expect(list("sample")).toEqual([header]);
  expect(list(undefined)).toEqual(["screens/cart/cart-view.stories.tsx", header]);
  vi.unstubAllEnvs();
});
