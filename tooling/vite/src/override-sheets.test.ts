import { join } from "node:path";
import { expect, test } from "vitest";
import { createFolder } from "./fixture.ts";
import { describeUnfitSheets } from "./override-sheets.ts";

const simple = {
  "simple/slots/card/card.tsx": `import styles from "./card.module.css";\nexport const Card = () => [styles.card, styles["name"]];\n`,
  "simple/slots/card/card.module.css": `.card { gap: 1.5rem }\n.name:hover, .name > a { color: red }\n`,
  "simple/slots/bar/bar.tsx": `import styles from "./bar.module.css";\nexport const Bar = () => [styles.bar, styles.free];\n`,
  "simple/slots/bar/bar.module.css": `.bar { color: red }\n`,
  "simple/slots/tag/tag.tsx": `import styles from "./tag.module.css";\nexport const Tag = (size: string) => styles[size];\n`,
  "simple/slots/tag/tag.module.css": `.s { color: red }\n.l { color: red }\n`,
};

function faultsOf(files: Record<string, string>): string[] {
  const dir = createFolder({ ...simple, ...files });
  const [, ...faults] = describeUnfitSheets(join(dir, "app"), join(dir, "simple"))?.split("\n") ?? [];
  return faults.map((fault) => fault.trim());
}

test("a sheet that starts with Simple's and adds rules for its classes fits", () => {
  const sheet = `@import "@noren/ui-simple/slots/card/card.module.css";\n/* No .ghost. */\n@layer theme.card {\n  @media (width > 1.5rem) {\n    .card .name { color: blue }\n  }\n}\n`;
  expect(faultsOf({ "app/src/slots/card/card.module.css": sheet })).toEqual([]);
});

test("a sheet may name global classes, which late parts of a page share", () => {
  const sheet = `@import "@noren/ui-simple/slots/card/card.module.css";\n.card :global(.card-late) { color: blue }`;
  expect(faultsOf({ "app/src/slots/card/card.module.css": sheet })).toEqual([]);
});

test("a class that no markup uses and a missing class are reported", () => {
  expect(faultsOf({ "app/src/slots/card/card.module.css": `.card, .ghost { color: blue }` })).toEqual([
    "src/slots/card/card.module.css: no markup uses .ghost",
    "src/slots/card/card.module.css: .name is missing",
  ]);
});

test("the app's own markup decides where it replaces Simple's", () => {
  const markup = `import styles from "./card.module.css";\nexport const Card = () => styles.petal;\n`;
  expect(
    faultsOf({ "app/src/slots/card/card.tsx": markup, "app/src/slots/card/card.module.css": `.petal { color: blue }` }),
  ).toEqual([]);
});

test("a part that imports its original keeps the classes of the original in use", () => {
  const markup = `import { Card as SimpleCard } from "@noren/ui-simple/slots/card/card";\nexport const Card = SimpleCard;\n`;
  expect(
    faultsOf({ "app/src/slots/card/card.tsx": markup, "app/src/slots/card/card.module.css": `.card { color: blue }` }),
  ).toEqual(["src/slots/card/card.module.css: .name is missing"]);
});

test("markup that computes class names needs every class of Simple's sheet", () => {
  expect(faultsOf({ "app/src/client/slots/tag/tag.module.css": `.s { color: blue }` })).toEqual([
    "src/client/slots/tag/tag.module.css: .l is missing",
  ]);
});

test("a class that Simple's markup names and Simple's sheet leaves to themes may be used, and may be missing", () => {
  expect(faultsOf({ "app/src/slots/bar/bar.module.css": `.bar { color: blue }` })).toEqual([]);
  expect(faultsOf({ "app/src/slots/bar/bar.module.css": `.bar, .free { color: blue }` })).toEqual([]);
});

test("a copy of Simple's markup may name the classes that Simple's sheet leaves to themes", () => {
  const sheet = `@import "@noren/ui-simple/slots/bar/bar.module.css";\n`;
  const markup = simple["simple/slots/bar/bar.tsx"].replace("./", "#ui/slots/bar/");
  expect(faultsOf({ "app/src/slots/bar/bar.tsx": markup, "app/src/slots/bar/bar.module.css": sheet })).toEqual([]);
});

test("a theme's markup needs every class that it names", () => {
  const markup = `import styles from "./bar.module.css";\nexport const Bar = () => styles.petal;\n`;
  const sheet = `@import "@noren/ui-simple/slots/bar/bar.module.css";\n`;
  expect(faultsOf({ "app/src/slots/bar/bar.tsx": markup, "app/src/slots/bar/bar.module.css": sheet })).toEqual([
    "src/slots/bar/bar.module.css: .petal is missing",
  ]);
});
