import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "./fixture.ts";
import { strayFiles, strayReport } from "./strays.ts";

test("only what hangs in front of nothing and is not the app's own is a stray", () => {
  const dir = folderWith({
    "simple/slots/header/header.tsx": "",
    "simple/slots/header/header.module.css": "",
    "simple/tokens.css": "",
    "app/src/slots/header/header.tsx": "",
    "app/src/slots/header/header.test.tsx": "",
    "app/src/slots/header/header.stories.tsx": "",
    "app/src/slots/header/header.module.css": "",
    "app/src/client/slots/header/header.tsx": "",
    "app/src/client/own/badge.tsx": "",
    "app/src/own/petals.tsx": "",
    "app/src/tokens.css": "",
    "app/src/routes.ts": "",
    "app/src/slots/haeder/header.tsx": "",
    "app/src/client/screens/new.tsx": "",
    "app/src/slots/header/extra.module.css": "",
  });
  const app = join(dir, "app");
  const strays = strayFiles(app, join(dir, "simple")).map((file) => file.slice(app.length + 1));
  expect(strays.toSorted()).toEqual([
    "src/client/screens/new.tsx",
    "src/slots/haeder/header.tsx",
    "src/slots/header/extra.module.css",
    "src/slots/header/header.stories.tsx",
  ]);
  expect(strayReport(app, join(dir, "simple"))).toContain("src/slots/haeder/header.tsx");
});

test("an app without overrides is fine", () => {
  const dir = folderWith({ "simple/tokens.css": "", "app/package.json": "{}" });
  expect(strayReport(join(dir, "app"), join(dir, "simple"))).toBeUndefined();
});
