import { Theme } from "@noren/contract/shapes/shop";
import { isKebabCase } from "./change-case.ts";
import { type Draft, GenerateError } from "./draft.ts";
import { recordOriginal } from "./override.ts";
import { logoFile, logoSheet, tokensSheet } from "./theme-sources.ts";

/** A channel's key has at most 31 characters, and a theme's channel has the theme's name. */
const MAX_LENGTH = 31;

/** The app whose package and configuration every new app repeats: it has no dependency of its own. */
const TEMPLATE = "simple";

/**
 * Drafts an app with colours and a logo of its own. One of the specification's themes is a theme; an app with any other
 * name is a client, which a channel chooses by `SITE.CLIENT`.
 * @returns one line that says which of the two it is
 */
export function draftTheme(draft: Draft, name: string): string {
  if (!isKebabCase(name) || name.length > MAX_LENGTH)
    throw new GenerateError(`An app has a name in kebab case of at most ${MAX_LENGTH} characters, e.g. mono.`);
  if (draft.has(`apps/${name}/package.json`)) throw new GenerateError(`apps/${name} exists already.`);
  const isTheme = Theme.options.some((option) => option === name);
  const layer = isTheme ? "theme" : "client";
  const folder = isTheme ? "" : "client/";

  draft.add(`apps/${name}/package.json`, fromTemplate(draft, "package.json", name));
  draft.add(`apps/${name}/vite.config.ts`, fromTemplate(draft, "vite.config.ts", name));
  draft.add(`apps/${name}/README.md`, readme(name, isTheme));
  draft.add(`apps/${name}/src/${folder}tokens.css`, tokensSheet(layer));
  const logo = { "slots/logo/logo.tsx": logoFile, "slots/logo/logo.module.css": logoSheet(layer) };
  for (const [original, text] of Object.entries(logo)) {
    draft.add(`apps/${name}/src/${folder}${original}`, text);
    recordOriginal(draft, name, { original, path: `${folder}${original}`, use: "replace" });
  }
  return isTheme
    ? `${name} is a theme (SITE.THEME).`
    : `${name} is a client (SITE.CLIENT): the themes are ${Theme.options.join(", ")}.`;
}

const fromTemplate = (draft: Draft, file: string, name: string) =>
  draft.read(`apps/${TEMPLATE}/${file}`).replace(`"@noren/${TEMPLATE}"`, `"@noren/${name}"`);

const readme = (name: string, isTheme: boolean) => {
  const commands = [
    [`npm run channel -- ${name} --from simple`, "open a channel that shows it"],
    [`npm run dev -- ${name}`, `see it at http://${name}.localhost:3000`],
    [`npm run generate -- override ${isTheme ? name : `${name}/client`} slots/header`, "override another part"],
  ] as const;
  const width = Math.max(...commands.map(([command]) => command.length));
  return `# @noren/${name}

${isTheme ? "A theme" : "A client on top of the shop's theme"}: its colours are in \`src/${isTheme ? "" : "client/"}tokens.css\`, its logo in \`src/${isTheme ? "" : "client/"}slots/logo\`.
Everything that it does not override is Simple's.

${commands.map(([command, effect]) => `    ${command.padEnd(width)}    ${effect}`).join("\n")}

Next steps: [the guide for theme teams](../../tooling/docs/theme-teams.md).
`;
};
