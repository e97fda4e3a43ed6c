import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { markPure, switchedOff, withoutContent } from "./lean.ts";

const storefront = createRequire(new URL("../../../packages/storefront/package.json", import.meta.url));
/** As React Router is built today; where that changes, the pages grow by what `Link` and `Form` bring with them. */
const links = join(dirname(storefront.resolve("react-router")), "lib/dom/lib.js");

test("what makes a component of React Router is marked as without effect", () => {
  const code = readFileSync(links, "utf8");
  expect(code).toMatch(/^const Link = React/m);
  expect(markPure(code)).toMatch(/^const Link = \/\* @__PURE__ \*\/ React/m);
  expect(markPure(code)).not.toMatch(/^Link\.displayName/m);
});

test.each(Object.entries(switchedOff))("%s exports what stands in for it", (file, answers) => {
  const code = readFileSync(join(dirname(storefront.resolve("react-router")), file), "utf8");
  const exported = withoutContent(code, answers);
  for (const [name, answer] of Object.entries(answers)) expect(exported).toContain(`export const ${name} = ${answer};`);
});
