/** The errors that a wrong override causes: of `tsc` in the shared route, and of the build. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const tsc = join(root, "node_modules/typescript/bin/tsc");

/** An app beside the others, with these files in its `src/`; it goes when the test ends. */
function appWith(files: Readonly<Record<string, string>>): string {
  const cache = join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const app = mkdtempSync(join(cache, "override-"));
  onTestFinished(() => rmSync(app, { recursive: true, force: true }));
  const base = (path: string) => join(root, path);
  const config = {
    extends: base("tsconfig.base.json"),
    compilerOptions: {
      incremental: false,
      types: ["node", "vite/client"],
      typeRoots: [base("node_modules/@types"), base("apps/simple/node_modules")],
      paths: {
        "#ui/*": ["./src/client/*", "./src/*", `${base("packages/ui-simple/src")}/*`],
        "@noren/ui-simple/*": [`${base("packages/ui-simple/src")}/*`],
      },
    },
    include: [
      "src",
      base("packages/ui-simple/src/css-modules.d.ts"),
      ...["home", "product"].map((screen) => base(`packages/storefront/app/screens/${screen}`)),
    ],
  };
  for (const [path, text] of Object.entries({ "tsconfig.json": JSON.stringify(config), ...files })) {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    writeFileSync(join(app, path), text);
  }
  return app;
}

/** Uses one checker: each of the default four checks the shared types again. */
async function typeErrors(app: string): Promise<string[]> {
  const command = [tsc, "-p", app, "--checkers", "1", "--pretty", "false"];
  const { stdout } = await promisify(execFile)(process.execPath, command).catch((error: { stdout: string }) => error);
  return stdout.split("\n").filter((line) => line.includes("error TS"));
}

const view = (props: string) => `export function ProductView(_: ${props}) { return null; }\n`;

const sectionsWith = (makersProps: string) => `import type { HomeProps } from "#ui/screens/home/home.props";

export const ownHomeSections = {
  makers: { useModel: () => ({ makers: ["窯元"] }), View: (_: ${makersProps}) => null },
  occasions: { View: (_: Pick<HomeProps, "categories">) => null },
};
`;

// A program costs two seconds of processor time, so each test compiles what two overrides cause.
test(
  "an override with the props of its screen compiles; a home section that neither Simple nor the theme has fails in the theme's data",
  { timeout: 60_000 },
  async () => {
    const app = appWith({
      "src/screens/product/product-view.tsx": `import type { ProductProps } from "#ui/screens/product/product.props";\n${view("ProductProps")}`,
      "src/theme.ts": `import { theme as simple } from "@noren/ui-simple/theme";
import type { Theme } from "#ui/theme.props";

const homeSections: Theme["homeSections"] = ["hero", "makers", "petals", { alias: "tea", per: 3 }, "occasions"];
export const theme: Theme = { ...simple, homeSections };
`,
      "src/home-sections.ts": sectionsWith("HomeProps & { makers: string[] }"),
    });
    const [error, ...others] = await typeErrors(app);
    expect(error).toMatch(/src\/theme\.ts.*TS2322.*petals/);
    expect(others).toEqual([]);
  },
);

test(
  "an override with other props fails in the shared route; an own section fails when its view and its model differ in props",
  { timeout: 60_000 },
  async () => {
    const app = appWith({
      "src/client/screens/product/product-view.tsx": view("{ petals: number }"),
      "src/client/home-sections.ts": sectionsWith("{ petals: number }"),
    });
    const errors = await typeErrors(app);
    expect(errors.toSorted()).toEqual([
      expect.stringMatching(/screens\/home\/own-sections\.ts.*TS2322/),
      expect.stringMatching(/screens\/product\/product\.route\.tsx.*TS2322.*petals/),
    ]);
  },
);
