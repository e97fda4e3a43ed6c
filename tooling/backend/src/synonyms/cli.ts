/** `npm run synonyms`: writes a shop's synonyms into a file, and reads them from it. */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Db } from "../db/pool.ts";
import { chooseShop, withShop } from "../import/open-shop.ts";
import { runCommand } from "../process/run-command.ts";
import { StartError } from "../process/start-error.ts";
import { resolveTypedPath } from "../process/resolve-typed-path.ts";
import { exportSynonyms, importSynonyms, resetSynonyms } from "./synonyms-file.ts";

const USAGE = `Usage: npm run synonyms -- export FILE.csv | import FILE.csv | reset [--channel simple]

  export     writes the synonyms of the shop into the file
  import     replaces the synonyms of the shop by those of the file
  reset      makes the shop use the default synonyms again
  --channel  the shop (simple)`;

type Action = (db: Db, channel: string) => Promise<string>;

/** Reads the command line. @throws StartError with the usage */
function readArguments(): { action: Action; channel: string } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { channel: { type: "string" } } });
    const action = actionOf(positionals);
    if (!action) throw new StartError(USAGE);
    return { action, channel: values.channel ?? "simple" };
  } catch (cause) {
    throw cause instanceof StartError ? cause : new StartError(USAGE, { cause });
  }
}

function actionOf([command, file, ...more]: readonly string[]): Action | null {
  if (more.length > 0) return null;
  if (command === "reset" && file === undefined) return resetSynonyms;
  if (file === undefined) return null;
  const path = resolveTypedPath(file);
  if (command === "import") return (db, channel) => importSynonyms(db, channel, readFile(path));
  if (command !== "export") return null;
  return async (db, channel) => {
    writeFileSync(path, await exportSynonyms(db, channel));
    return path;
  };
}

/** @throws StartError for a file that cannot be read */
function readFile(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new StartError(`${path} cannot be read.`, { cause });
  }
}

await runCommand(async () => {
  const { action, channel } = readArguments();
  const answer = await withShop(await chooseShop(undefined, process.env), (db) => action(db, channel));
  process.stdout.write(`${answer}\n`);
});
