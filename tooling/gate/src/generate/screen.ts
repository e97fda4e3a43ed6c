import { ACCESS_LEVELS } from "@noren/contract/screens";
import { type Draft, GenerateError } from "./draft.ts";
import { insertAfter, insertBefore } from "./edit.ts";
import { toCamelCase, isKebabCase, toPascalCase } from "./change-case.ts";
import { storiesCopy } from "./stories.copy.ts";

export interface ScreenOptions {
  /** Kebab case, e.g. `cart-note`. */
  name: string;
  /** e.g. `/cart/note`; by default `/<name>`. */
  path?: string | undefined;
  access?: string | undefined;
  /** The heading of the page, in Japanese; by default the name. */
  title?: string | undefined;
}

const SCREENS = "packages/contract/src/screens.ts";

/** Drafts a screen with all its files; it shows its heading and compiles at once. */
export function draftScreen(
  draft: Draft,
  { name, path = `/${name}`, access = "public", title = name }: ScreenOptions,
): void {
  if (!isKebabCase(name)) throw new GenerateError(`A screen's name is in kebab case, like cart-note; ${name} is not.`);
  if (!path.startsWith("/")) throw new GenerateError(`A path begins with a slash; ${path} does not.`);
  if (!ACCESS_LEVELS.some((level) => level === access))
    throw new GenerateError(`--access is one of ${ACCESS_LEVELS.join(", ")}.`);
  const names = { name, Name: toPascalCase(name), copyName: `${toCamelCase(name)}Copy`, title };
  const row = { id: names.Name, path, access };
  draft.change(SCREENS, (table) => addScreenRow(table, row));
  draft.change("README.md", (readme) => addReadmeRow(readme, draft.read(SCREENS), names.Name));
  const storefront = `packages/storefront/app/screens/${name}/${name}`;
  const view = `packages/ui-simple/src/screens/${name}/${name}`;
  draft.add(`${storefront}.model.ts`, modelFile(names));
  draft.add(`${storefront}.route.tsx`, routeFile(names));
  draft.add(`${view}.props.ts`, propsFile(names));
  draft.add(`${view}.copy.ts`, copyFile(names));
  draft.add(`${view}-view.tsx`, viewFile(names));
  draft.add(`${view}-view.module.css`, STYLES);
  draft.add(`${view}-view.stories.tsx`, storiesFile(names));
}

type Names = Record<"name" | "Name" | "copyName" | "title", string>;

const ROW = /^ *\{ id: "(\w+)", path: "([^"]+)", access: "([\w-]+)"(.*) \},$/gm;

/** Adds the layout to a listed screen, or a row for a new one before the last row, which matches every other URL. */
function addScreenRow(table: string, { id, path, access }: Record<"id" | "path" | "access", string>): string {
  const listed = [...table.matchAll(ROW)].find(([, each]) => each === id);
  if (listed) {
    const [line, , , , rest = ""] = listed;
    if (rest.includes("layout:")) throw new GenerateError(`The screen ${id} exists already.`);
    return table.replace(line, line.replace(" },", ', layout: "default" },'));
  }
  if (table.includes(`path: "${path}"`)) throw new GenerateError(`${path} is another screen's path already.`);
  const line = `{ id: "${id}", path: "${path}", access: "${access}", layout: "default" },\n`;
  return insertBefore(table, /^ *\{ id: "StaticPage"/, `  ${line}`);
}

/** Adds the screen to the README's table, which lists the built screens in the order of `screens.ts`. */
function addReadmeRow(readme: string, table: string, id: string): string {
  const built = [...table.matchAll(ROW)].filter(([, , , , rest]) => rest?.includes("layout:"));
  const index = built.findIndex(([, each]) => each === id);
  const [, , path, access] = built[index] ?? [];
  const before = built[index - 1]?.[1];
  return insertAfter(readme, new RegExp(`^\\| ${before} .*$`), `\n| ${id} | \`${path}\` | ${access} | default |`);
}

const modelFile = ({ name, Name }: Names) => `import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { ${Name}Props } from "#ui/screens/${name}/${name}.props";

/** Decides what the screen shows. */
export function use${Name}Model(): ${Name}Props {
  const { data: settings } = useGetSettingsQuery();
  return { shopName: settings?.["SITE.NAME"] ?? "" };
}
`;

const routeFile = ({ name, Name, copyName }: Names) => `import { ${Name}View } from "#ui/screens/${name}/${name}-view";
import { ${copyName} as copy } from "#ui/screens/${name}/${name}.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { use${Name}Model } from "./${name}.model.ts";

const load = screenLoad("${Name}");

export { load as clientLoader, load as loader };

export default function ${Name}Route() {
  return (
    <>
      <PageHead title={copy.title} />
      <${Name}View {...use${Name}Model()} />
    </>
  );
}
`;

const propsFile = ({ Name }: Names) => `export interface ${Name}Props {
  shopName: string;
}
`;

const copyFile = ({ copyName, title }: Names) => `export const ${copyName} = {
  title: ${JSON.stringify(title)},
} as const;
`;

const viewFile = ({ name, Name, copyName }: Names) => `import { Heading } from "#ui/elements/heading/heading";
import { ${copyName} as copy } from "#ui/screens/${name}/${name}.copy";
import type { ${Name}Props } from "#ui/screens/${name}/${name}.props";
import styles from "./${name}-view.module.css";

export function ${Name}View({ shopName }: ${Name}Props) {
  return (
    <div className={styles.page}>
      <Heading level={1}>{copy.title}</Heading>
      <p>{shopName}</p>
    </div>
  );
}
`;

const STYLES = `@layer screens {
  .page {
    display: grid;
    gap: var(--space-6);
    max-width: 58rem;
    margin-inline: auto;
    padding: var(--space-10) var(--gutter) var(--section-gap);
  }
}
`;

const storiesFile = ({ name, Name, title }: Names) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${Name}View } from "#ui/screens/${name}/${name}-view";

export default {
  title: "${storiesCopy.group}/${title}",
  component: ${Name}View,
  args: { shopName: "${storiesCopy.shopName}" },
} satisfies Meta<typeof ${Name}View>;
type Story = StoryObj<typeof ${Name}View>;

export const Plain: Story = { name: "${storiesCopy.plain}" };
`;
