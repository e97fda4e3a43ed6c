import { dirname } from "node:path";
import { GenerateError } from "./draft.ts";

/** How an app begins with the data that a theme declares, by the path of Simple's file. */
const dataFiles: Readonly<Record<string, string>> = {
  "theme.ts": `import { theme as simple } from "@noren/ui-simple/theme";
import type { Theme } from "#ui/theme.props";

/** What the theme declares where it differs from Simple's; \`Theme<keyof typeof ownHomeSections>\` if its home has own sections. */
export const theme: Theme<never> = { ...simple };
`,
  "home-sections.ts": `import type { OwnHomeSections } from "@noren/storefront/screens/home/own-sections";

/** The sections that only this theme's home has, by their id in the theme's \`homeSections\`. */
export const ownHomeSections = {} satisfies OwnHomeSections;
`,
  "product-part.ts": `import type { OwnProductPart } from "@noren/storefront/screens/product/own-product-part";

/** The part that only this theme's product page has, beside the pictures. */
export const ownProductPart = {} satisfies OwnProductPart;
`,
};

/** True for a file that an override may begin with: a view, a style sheet or a theme's data. */
export const isOverridable = (path: string): boolean => /\.(tsx|css)$/.test(path) || Object.hasOwn(dataFiles, path);

/** An override that shows the original of ui-simple unchanged. */
export const wrapOriginal = (original: string, source: string, layer: string): string =>
  dataFiles[original] ?? (original.endsWith(".css") ? wrapSheet(original, layer) : wrapComponent(original, source));

/**
 * An override that begins as a copy of the original. Imports from the original's own folder become
 * imports of `#ui`, so that they find the app's file or Simple's.
 */
export const copyOriginal = (original: string, source: string, layer: string): string =>
  original.endsWith(".css")
    ? source.replace(/@layer (elements|slots|screens)\b/g, `@layer ${layer}`)
    : source.replaceAll(/(from|import) "\.\//g, `$1 "#ui/${dirname(original)}/`);

const wrapSheet = (original: string, layer: string) => `@import "@noren/ui-simple/${original}";

@layer ${layer} {
}
`;

function wrapComponent(original: string, source: string): string {
  const path = original.replace(/\.tsx$/, "");
  const [, component] = /^export function ([A-Z]\w*)/m.exec(source) ?? [];
  if (!component) throw new GenerateError(`${original} exports no component.`);
  return `import type { ComponentProps } from "react";
import { ${component} as Simple${component} } from "@noren/ui-simple/${path}";

export * from "@noren/ui-simple/${path}";

/** Wraps Simple's ${path} with the same props. */
export function ${component}(props: ComponentProps<typeof Simple${component}>) {
  return <Simple${component} {...props} />;
}
`;
}
