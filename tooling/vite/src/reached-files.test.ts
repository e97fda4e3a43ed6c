import { join } from "node:path";
import { expect, test } from "vitest";
import { createFolder } from "./fixture.ts";
import { findFilesBeside, findFilesReachedBy } from "./reached-files.ts";

const simple = {
  "simple/elements/heading/heading.tsx": `import styles from "./heading.module.css";`,
  "simple/elements/heading/heading.module.css": "",
  "simple/elements/heading/heading.stories.tsx": `import { Heading } from "#ui/elements/heading/heading";`,
  "simple/slots/logo/logo.tsx": `import styles from "./logo.module.css";`,
  "simple/slots/logo/logo.module.css": "",
  "simple/slots/header/header.tsx": `import { Logo } from "#ui/slots/logo/logo";\nimport { Heading } from "#ui/elements/heading/heading";`,
  "simple/slots/header/header.stories.tsx": `import { Header } from "#ui/slots/header/header";`,
  "simple/stories/in-frame.tsx": `import { Header } from "#ui/slots/header/header";`,
  "simple/screens/cart/cart-view.tsx": `import type { LogoProps } from "#ui/slots/logo/logo";\nconst Lines = lazy(() => import("#ui/screens/cart/cart-lines"));`,
  "simple/screens/cart/cart-lines.tsx": "",
  "simple/screens/cart/cart-view.stories.tsx": `import { CartView } from "#ui/screens/cart/cart-view";\nimport { inShop } from "#ui/stories/in-frame";`,
};

function find(findFiles: typeof findFilesReachedBy, overrides: readonly string[]): string[] {
  const dir = createFolder({ ...simple, ...Object.fromEntries(overrides.map((path) => [`app/src/${path}`, ""])) });
  return findFiles(join(dir, "app"), join(dir, "simple"), "**/*.stories.tsx");
}
const reachedBy = (...overrides: string[]) => find(findFilesReachedBy, overrides);

test("a story is reached through its imports, lazy ones included, and not through types or the frame", () => {
  expect(reachedBy("slots/logo/logo.tsx")).toEqual(["slots/header/header.stories.tsx"]);
  expect(reachedBy("client/slots/logo/logo.module.css")).toEqual(["slots/header/header.stories.tsx"]);
  expect(reachedBy("screens/cart/cart-lines.tsx")).toEqual(["screens/cart/cart-view.stories.tsx"]);
});

test("a style sheet of an element reaches the stories of the element only", () => {
  expect(reachedBy("elements/heading/heading.module.css")).toEqual(["elements/heading/heading.stories.tsx"]);
  expect(reachedBy("elements/heading/heading.tsx")).toEqual([
    "elements/heading/heading.stories.tsx",
    "slots/header/header.stories.tsx",
  ]);
});

test("a story beside an override is in its folder and shows it", () => {
  const overrides = ["slots/logo/logo.tsx", "slots/header/header.module.css", "screens/cart/cart-lines.tsx"];
  expect(find(findFilesBeside, overrides)).toEqual(["screens/cart/cart-view.stories.tsx"]);
});
