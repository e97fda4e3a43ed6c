/** The type errors that wrong overrides cause. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { expect, onTestFinished, test } from "vitest";
import { cacheFolder } from "../cache-folder.ts";
import { writeOverrideTypes } from "./override-types.ts";

const base = (path: string) => join(workspaceRoot, path);

/** Compiles apps with these files in their `src/`. @returns the errors, without folders above the apps */
async function compile(apps: Readonly<Record<string, Readonly<Record<string, string>>>>): Promise<string[]> {
  mkdirSync(cacheFolder, { recursive: true });
  const root = mkdtempSync(join(cacheFolder, "override-types-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [app, files] of Object.entries(apps)) {
    write(`apps/${app}/package.json`, "{}");
    for (const [path, text] of Object.entries(files)) write(`apps/${app}/src/${path}`, text);
  }
  const simple = base("packages/ui-simple/src");
  const config = {
    extends: base("tsconfig.base.json"),
    compilerOptions: {
      incremental: false,
      typeRoots: [base("node_modules/@types")],
      paths: { "#ui/*": [`${simple}/*`], "@noren/ui-simple/*": [`${simple}/*`] },
    },
    include: [
      "*/src",
      "overrides.generated.ts",
      join(simple, "css-modules.d.ts"),
      base("tooling/vite/src/client.d.ts"),
    ],
  };
  write("apps/tsconfig.json", JSON.stringify(config));
  writeOverrideTypes(root, base("packages"));
  const tsc = [
    base("node_modules/typescript/bin/tsc"),
    "-p",
    join(root, "apps"),
    "--checkers",
    "1",
    "--pretty",
    "false",
  ];
  const { stdout } = await promisify(execFile)(process.execPath, tsc).catch((error: { stdout: string }) => error);
  return stdout
    .replaceAll(`${join(root, "apps")}/`, "")
    .split(/\n(?=\S)/)
    .filter((error) => error.includes("error TS"));
}

const FOOTER = `export { Footer, MinimalFooter } from "@noren/ui-simple/slots/footer/footer";\n`;
const FOOTER_TYPES = `export type { FooterLink, FooterProps } from "@noren/ui-simple/slots/footer/footer";\n`;

const themeWith = (own: string) => `import { theme as simple } from "@noren/ui-simple/theme";
import type { Theme } from "#ui/theme.props";
import type { ownHomeSections } from "./home-sections.ts";

export const theme: Theme<${own}> = { ...simple, homeSections: ["hero", "makers", "petals", { alias: "tea", per: 3 }] };
`;

const sectionsWith = (
  makersProps: string,
) => `import type { HomeProps } from "@noren/ui-simple/screens/home/home.props";

export const ownHomeSections = {
  makers: { useModel: () => ({ makers: ["窯元"] }), View: (_: ${makersProps}) => null },
  occasions: { View: (_: Pick<HomeProps, "categories">) => null },
};
`;
const FITTING = "HomeProps & { makers: string[] }";

const view = (props: string) => `import type { ProductProps } from "#ui/screens/product/product.props";
export function ProductView(_: ${props}) { return null; }\n`;

test(
  "each override that does not fit in the place of its original fails with its name, and no other",
  { timeout: 60_000 },
  async () => {
    const faults = await compile({
      fitting: {
        "screens/product/product-view.tsx": `${view("Pick<ProductProps, 'product'> & { petals?: number }")}export const OWN = 1;\n`,
        "slots/footer/footer.tsx": FOOTER + FOOTER_TYPES,
        "elements/lock-mark/lock-mark.copy.ts": `export const lockMarkCopy = { label: "（合い言葉）" } as const;\n`,
        "home-sections.ts": sectionsWith(FITTING),
      },
      "wrong-prop": { "client/screens/product/product-view.tsx": view("{ product: string }") },
      "wider-prop": { "screens/product/product-view.tsx": view("ProductProps & { petals: number }") },
      "missing-value": { "slots/footer/footer.tsx": `${FOOTER.replace(", MinimalFooter", "")}${FOOTER_TYPES}` },
      "missing-type": { "slots/footer/footer.tsx": `${FOOTER}${FOOTER_TYPES.replace("FooterLink, ", "")}` },
      "wrong-type": {
        "slots/footer/footer.tsx": `${FOOTER}${FOOTER_TYPES.replace("FooterLink, ", "")}export interface FooterLink { petals: number }\n`,
      },
      "missing-text": { "elements/lock-mark/lock-mark.copy.ts": "export const lockMarkCopy = {} as const;\n" },
      "unknown-section": {
        "theme.ts": themeWith("keyof typeof ownHomeSections"),
        "home-sections.ts": sectionsWith(FITTING),
      },
      "unchecked-sections": {
        "theme.ts": themeWith("string | keyof typeof ownHomeSections"),
        "home-sections.ts": sectionsWith(FITTING),
      },
      "wrong-section": { "home-sections.ts": sectionsWith("{ petals: number }") },
    });
    const named = (app: string) => faults.filter((fault) => fault.includes(app)).join("\n");
    expect(named("fitting")).toBe("");
    expect(named("wrong-prop/src/client/screens/product/product-view")).toContain("product");
    expect(named("wider-prop/src/screens/product/product-view")).toContain("petals");
    expect(named("missing-value/src/slots/footer/footer")).toContain("MinimalFooter");
    expect(named("missing-type/src/slots/footer/footer")).toContain("FooterLink");
    expect(named("wrong-type/src/slots/footer/footer")).toContain("FooterLink");
    expect(named("missing-text/src/elements/lock-mark")).toContain("label");
    expect(named("unknown-section/src/theme.ts")).toContain("petals");
    expect(named("unchecked-sections/src/theme")).toContain("Theme<string>");
    expect(named("wrong-section/src/home-sections")).toContain("petals");
  },
);
