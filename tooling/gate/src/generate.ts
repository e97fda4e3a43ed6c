/** `npm run generate`: writes the files of a theme, a screen, an override or an endpoint where they belong. */
import { parseArgs } from "node:util";
import { prepareWorkspace } from "@noren/bootstrap/workspace";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { Draft, GenerateError } from "./generate/draft.ts";
import { endpoint } from "./generate/endpoint.ts";
import { override } from "./generate/override.ts";
import { screen } from "./generate/screen.ts";
import { theme } from "./generate/theme.ts";

const USAGE = `Usage:
  npm run generate -- theme wag
  npm run generate -- screen cart-note [--path /cart/note] [--access member-only] [--title HEADING]
  npm run generate -- override fl1 slots/header [--copy] [--force]
  npm run generate -- endpoint listNews [--subject shop]`;

function draftOf(args: string[]): Draft {
  const draft = new Draft(workspaceRoot);
  const options = {
    path: { type: "string" },
    access: { type: "string" },
    title: { type: "string" },
    subject: { type: "string" },
    copy: { type: "boolean" },
    force: { type: "boolean" },
  } as const;
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [kind, first, second] = positionals;
  if (kind === "theme" && first) console.log(theme(draft, first));
  else if (kind === "screen" && first) screen(draft, { name: first, ...values });
  else if (kind === "override" && first && second) console.log(override(draft, first, second, values));
  else if (kind === "endpoint" && first) endpoint(draft, first, values.subject);
  else throw new GenerateError(USAGE);
  return draft;
}

try {
  const draft = draftOf(process.argv.slice(2));
  draft.write();
  console.log(draft.paths.join("\n"));
  // A new app is a new package: its dependencies are linked at once, so that the next command and the editor find them.
  await prepareWorkspace(process.env);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const isUsage = "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  console.error(isUsage ? `${error.message}\n${USAGE}` : error.message);
  process.exitCode = 1;
}
