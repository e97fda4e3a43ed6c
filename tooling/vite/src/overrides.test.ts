import { join } from "node:path";
import { expect, test } from "vitest";
import { createFolder } from "./fixture.ts";
import { readOverrides } from "./overrides.ts";

test("an override names its original, and whether it wraps or replaces it", () => {
  const dir = createFolder({
    "simple/slots/logo/logo.tsx": "",
    "simple/slots/logo/logo.module.css": "",
    "simple/slots/footer/footer.tsx": "",
    "simple/elements/price/price.tsx": "",
    "simple/tokens.css": "",
    "app/src/tokens.css": "",
    "app/src/slots/logo/logo.ts": `export const Logo = () => null;\n`,
    "app/src/slots/footer/footer.tsx": `import type { FooterProps } from "@noren/ui-simple/slots/footer/footer";\n`,
    "app/src/client/slots/logo/logo.module.css": `@import "@noren/ui-simple/slots/logo/logo.module.css";\n.logo::before {\n  content: "";\n}\n`,
    "app/src/client/elements/price/price.tsx": `import {\n  Price as SimplePrice,\n} from "@noren/ui-simple/elements/price/price";\n`,
  });
  expect(readOverrides(join(dir, "app"), join(dir, "simple")).overrides).toEqual([
    { path: "client/elements/price/price.tsx", original: "elements/price/price.tsx", wraps: true },
    { path: "client/slots/logo/logo.module.css", original: "slots/logo/logo.module.css", wraps: true },
    { path: "slots/footer/footer.tsx", original: "slots/footer/footer.tsx", wraps: false },
    { path: "slots/logo/logo.ts", original: "slots/logo/logo.tsx", wraps: false },
  ]);
});
