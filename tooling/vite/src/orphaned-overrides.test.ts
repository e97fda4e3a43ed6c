import { join } from "node:path";
import { expect, test } from "vitest";
import { createFolder } from "./fixture.ts";
import { describeOrphanedOverrides } from "./orphaned-overrides.ts";
import { readOverrides } from "./overrides.ts";

test("a file that has no original and is not the app's own is orphaned", () => {
  const dir = createFolder({
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
    "app/src/routes/school-key.route.tsx": "",
    "app/src/slots/haeder/header.tsx": "",
    "app/src/client/screens/new.tsx": "",
    "app/src/slots/header/extra.module.css": "",
  });
  const app = join(dir, "app");
  expect(readOverrides(app, join(dir, "simple")).orphaned).toEqual([
    "client/screens/new.tsx",
    "slots/haeder/header.tsx",
    "slots/header/extra.module.css",
    "slots/header/header.stories.tsx",
  ]);
  expect(describeOrphanedOverrides(app, join(dir, "simple"))).toContain("src/slots/haeder/header.tsx");
});

test("an app without overrides has no orphaned ones", () => {
  const dir = createFolder({ "simple/tokens.css": "", "app/package.json": "{}" });
  expect(describeOrphanedOverrides(join(dir, "app"), join(dir, "simple"))).toBeUndefined();
});
