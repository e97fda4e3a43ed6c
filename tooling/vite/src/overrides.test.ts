import { join } from "node:path";
import { expect, test } from "vitest";
import { createFolder } from "./fixture.ts";
import { readOverrides } from "./overrides.ts";

test("an override names its original, and whether it wraps or replaces it", () => {
  const dir = createFolder({
    "simple/slots/mark/mark.tsx": "",
    "simple/slots/mark/mark.module.css": "",
    "simple/slots/footer/footer.tsx": "",
    "simple/elements/price/price.tsx": "",
    "simple/tokens.css": "",
    "app/src/tokens.css": "",
    "app/src/slots/mark/mark.ts": `export const Mark = () => null;\n`,
    "app/src/slots/footer/footer.tsx": `import type { FooterProps } from "@noren/ui-simple/slots/footer/footer";\n`,
    "app/src/client/slots/mark/mark.module.css": `@import "@noren/ui-simple/slots/mark/mark.module.css";\n.mark::before {\n  content: "";\n}\n`,
    "app/src/client/elements/price/price.tsx": `import {\n  Price as SimplePrice,\n} from "@noren/ui-simple/elements/price/price";\n`,
  });
  expect(readOverrides(join(dir, "app"), join(dir, "simple")).overrides).toEqual([
    { path: "client/elements/price/price.tsx", original: "elements/price/price.tsx", wraps: true },
    { path: "client/slots/mark/mark.module.css", original: "slots/mark/mark.module.css", wraps: true },
    { path: "slots/footer/footer.tsx", original: "slots/footer/footer.tsx", wraps: false },
    { path: "slots/mark/mark.ts", original: "slots/mark/mark.tsx", wraps: false },
  ]);
});
