/** `npm run generate`: the files of a screen, an override or an endpoint, as the house names and places them. */
import { parseArgs } from "node:util";
import { Draft, GenerateError } from "./generate/draft.ts";
import { endpoint } from "./generate/endpoint.ts";
import { override } from "./generate/override.ts";
import { screen } from "./generate/screen.ts";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";

const USAGE = `Usage:
  npm run generate -- screen cart-note [--path /cart/note] [--access member-only] [--title HEADING]
  npm run generate -- override fl1 slots/header [--force]
  npm run generate -- endpoint listNews [--subject shop]`;

function draftOf(args: string[]): Draft {
  const draft = new Draft(workspaceRoot);
  const options = {
    path: { type: "string" },
    access: { type: "string" },
    title: { type: "string" },
    subject: { type: "string" },
    force: { type: "boolean" },
  } as const;
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [kind, first, second] = positionals;
  if (kind === "screen" && first) screen(draft, { name: first, ...values });
  else if (kind === "override" && first && second) console.log(override(draft, first, second, values.force));
  else if (kind === "endpoint" && first) endpoint(draft, first, values.subject);
  else throw new GenerateError(USAGE);
  return draft;
}

try {
  const draft = draftOf(process.argv.slice(2));
  draft.write();
  console.log(draft.paths.join("\n"));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof GenerateError ? error.message : `${error.message}\n${USAGE}`);
  process.exitCode = 1;
}
