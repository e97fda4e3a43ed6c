/** `npm run export`: writes a table of a shop as CSV. */
import { parseArgs } from "node:util";
import { chooseShop, withShop } from "../import/open-shop.ts";
import { runCommand } from "../process/run-command.ts";
import { StartError } from "../process/start-error.ts";
import { resolveTypedPath } from "../process/resolve-typed-path.ts";
import { exportCopy } from "./export.copy.ts";
import { type ExportRequest, exportTable, TABLE_IDS, TABLES } from "./export-table.ts";

const USAGE = `Usage: npm run export -- ${TABLE_IDS.join("|")} FILE.csv [--channel simple] [--shift-jis] [--force] [--data FOLDER]

  products     all products with prices and stock, which \`npm run import -- FILE.csv\` reads back
  orders       all orders, a row for each line; amounts of the order are in its first row
  inquiries    all inquiries with their replies
  --channel    the shop (simple)
  --shift-jis  writes Shift_JIS instead of UTF-8; characters that it lacks become 〓
  --force      replaces an existing file
  --data       the data folder of the shop, unless DATABASE_URL or NOREN_DATA names its database`;

/** Reads the command line. @throws StartError with the usage */
function readArguments(): ExportRequest & { data: string | undefined } {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { channel: text, data: text, "shift-jis": flag, force: flag },
    });
    const [id, path, ...more] = positionals;
    const table = TABLE_IDS.find((known) => known === id);
    if (table === undefined || path === undefined || more.length > 0) throw new StartError(USAGE);
    const encoding = values["shift-jis"] ? "shift_jis" : "utf-8";
    const file = { path: resolveTypedPath(path), encoding, isForced: values.force ?? false } as const;
    return { table, channel: values.channel ?? "simple", file, data: values.data };
  } catch (cause) {
    throw cause instanceof StartError ? cause : new StartError(USAGE, { cause });
  }
}

await runCommand(async () => {
  const { data, ...request } = readArguments();
  const written = await withShop(await chooseShop(data, process.env), (db) => exportTable(db, request));
  const lines = [exportCopy.written(request.file.path), exportCopy.counts[request.table](written.records)];
  if (TABLES[request.table].isPersonal) lines.push(exportCopy.personal);
  if (written.replaced > 0) lines.push(exportCopy.replaced(written.replaced));
  process.stdout.write(`${lines.join("\n")}\n`);
});
