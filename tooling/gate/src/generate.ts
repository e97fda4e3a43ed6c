/** `npm run generate`: writes the files of a theme, a screen, an override or an endpoint. */
import { parseArgs } from "node:util";
import { prepareWorkspace } from "@noren/bootstrap/workspace";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { Draft, GenerateError } from "./generate/draft.ts";
import { draftEndpoint } from "./generate/endpoint.ts";
import { draftOverride } from "./generate/override.ts";
import { draftScreen } from "./generate/screen.ts";
import { draftTheme } from "./generate/theme.ts";

const USAGE = `Usage:
  npm run generate -- theme mono
  npm run generate -- screen cart-note [--path /cart/note] [--access member-only] [--title HEADING]
  npm run generate -- override fl1 slots/header [--copy] [--force]
  npm run generate -- endpoint listNews [--subject shop]`;

function draftFiles(args: string[]): Draft {
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
  if (kind === "theme" && first) console.log(draftTheme(draft, first));
  else if (kind === "screen" && first) draftScreen(draft, { name: first, ...values });
  else if (kind === "override" && first && second) console.log(draftOverride(draft, first, second, values));
  else if (kind === "endpoint" && first) draftEndpoint(draft, first, values.subject);
  else throw new GenerateError(USAGE);
  return draft;
}

try {
  const draft = draftFiles(process.argv.slice(2));
  draft.write();
  console.log(draft.paths.join("\n"));
  // A new app is a new package: installing links its dependencies, so that the next command and the editor find them.
  await prepareWorkspace(process.env);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const isUsage = "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  console.error(isUsage ? `${error.message}\n${USAGE}` : error.message);
  process.exitCode = 1;
}
