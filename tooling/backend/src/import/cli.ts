import { parseArgs } from "node:util";
import { contentFileCopy } from "../content-file/content-file.copy.ts";
import { type ImportedContent, importContent } from "../content-file/import-content.ts";
import type { Db } from "../db/pool.ts";
import { runCommand } from "../process/run-command.ts";
import { StartError } from "../process/start-error.ts";
import { resolveTypedPath } from "../process/resolve-typed-path.ts";
import { importCatalogue } from "./import-catalogue.ts";
import { importCopy } from "./import.copy.ts";
import { chooseShop, withShop } from "./open-shop.ts";
import { showProgress } from "./progress.ts";
import { summaryText } from "./summary-text.ts";
import { undoImport } from "./undo-import.ts";
import { undoText } from "./undo-text.ts";

const USAGE = `Usage: npm run import -- FILE.csv [--channel simple] [--rate YEN] [--with-tax | --without-tax] [--images URL]
                             [--stand-ins] [--data FOLDER]
       npm run import -- --undo [ID] [--channel simple] [--data FOLDER]
       npm run import -- content FOLDER [--channel simple] [--data FOLDER]

  --channel      the shop (simple)
  --rate         yen for one unit of the file's prices (1)
  --with-tax     the file's prices include tax (default for Shopify)
  --without-tax  the file's prices exclude tax (default for EC-CUBE)
  --images       the base URL of pictures that the file names without a URL
  --stand-ins    shows photographs of similar products, marked as such, for products without their own
  --data         the data folder of the shop, unless DATABASE_URL or NOREN_DATA names its database
  content        replaces news, articles, coupons, categories, pages … by the files of the folder (tooling/docs/content-files.md)
  --undo         reverts the shop's last import, or the one with the ID`;

/** Parses the command line. @throws StartError with the usage */
function readArguments() {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        channel: text,
        rate: text,
        images: text,
        data: text,
        "with-tax": flag,
        "without-tax": flag,
        "stand-ins": flag,
        undo: flag,
      },
    });
    const [first, second, ...more] = positionals;
    const channel = values.channel ?? "simple";
    if (first === "content" && second !== undefined && more.length === 0)
      return { data: values.data, content: { channel, folder: resolveTypedPath(second) } };
    if (second !== undefined) throw new StartError(USAGE);
    if (values.undo) return { data: values.data, undo: { channel, id: readId(first) } };
    const rate = values.rate === undefined ? undefined : Number(values.rate);
    const isBoth = values["with-tax"] && values["without-tax"];
    if (first === undefined || isBoth) throw new StartError(USAGE);
    if (rate !== undefined && !(rate > 0 && rate <= 100_000)) throw new StartError(USAGE);
    const isTaxIncluded = values["with-tax"] ? true : values["without-tax"] ? false : undefined;
    const usesStandIns = values["stand-ins"];
    const file = resolveTypedPath(first);
    return { data: values.data, file: { file, rate, isTaxIncluded, channel, imageBase: values.images, usesStandIns } };
  } catch (cause) {
    throw cause instanceof StartError ? cause : new StartError(USAGE, { cause });
  }
}

function readId(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new StartError(USAGE);
  return Number(text);
}

/** Imports a file or a folder, or takes an import back. Returns whether anything could be done. */
async function run(db: Db, dataDir: string, options: ReturnType<typeof readArguments>): Promise<boolean> {
  if (options.content) {
    process.stdout.write(`${contentText(await importContent(db, { ...options.content, dataDir, now: new Date() }))}\n`);
    return true;
  }
  const { undo, file } = options;
  if (undo) {
    process.stdout.write(`${undoText(await undoImport(db, undo, new Date()))}\n`);
    return true;
  }
  const summary = await importCatalogue(db, { ...file, dataDir, onProgress: showProgress(process.stderr) });
  process.stdout.write(`${summaryText(summary)}\n`);
  return summary.added + summary.updated > 0;
}

function contentText({ files, pages }: ImportedContent): string {
  const { imported, files: listFiles, pages: countPages } = contentFileCopy;
  return [imported, ...(files.length > 0 ? [listFiles(files)] : []), ...(pages > 0 ? [countPages(pages)] : [])].join(
    "\n",
  );
}

await runCommand(async () => {
  const options = readArguments();
  const chosen = await chooseShop(options.data, process.env);
  const { channel } = options.content ?? options.undo ?? options.file;
  process.stderr.write(`${chosen.description}\n${importCopy.target.shop(channel)}\n`);
  if (!(await withShop(chosen, (db) => run(db, chosen.dataDir, options)))) process.exitCode = 1;
});
